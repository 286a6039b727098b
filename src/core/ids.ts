/** A string or number that is only assignable from its own kind (identity is not appearance). */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };

/** A seat at the table: 0, 1, … clockwise. */
export type Seat = number;
/** One physical piece: `tile:17`, `coin:3`, `cup:0:espresso`. Stable for as long as an eye could follow the piece. */
export type ComponentId = Brand<string, 'ComponentId'>;
/** A place on the table where pieces may rest: `chute:milk`, `cup:0:espresso`. */
export type ZoneId = Brand<string, 'ZoneId'>;
/** What a piece is made like: `tile`, `coin`, `cup-espresso`. Sizes are in `models/<game>/kinds.ts`. */
export type KindId = Brand<string, 'KindId'>;

export const componentId = (text: string): ComponentId => text as ComponentId;
export const zoneId = (text: string): ZoneId => text as ZoneId;
export const kindId = (text: string): KindId => text as KindId;
