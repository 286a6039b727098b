/** A whole game in the part of an address behind `#`: it never leaves the reader's machine. */
export const LINK_MARK = '#game=';

export const hasLink = (address: string): boolean => address.includes(LINK_MARK);
