/** Plain JSON, as it stands in a table file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
