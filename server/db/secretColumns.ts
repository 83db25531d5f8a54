/**
 * What the database says of a column whose values are secrets, as its comment: so whoever looks a table up there knows, in
 * every process and in copies of the database, whatever the column is called.
 */
export const secretMark = 'secret'
