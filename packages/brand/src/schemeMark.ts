/** Attribute of `<html>` with the scheme the member chose; absent: the phone's. */
export const schemeMark = 'data-scheme'
