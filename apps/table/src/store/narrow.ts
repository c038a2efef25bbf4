/** Is there too little room for card and log beside the table: a phone, upright or on its side, or a small window? */
export const narrow: MediaQueryList = matchMedia("(max-width: 900px), (max-height: 480px)");
