/** A record as it travels: JSON by field name. */
export type DataRecord = Readonly<Record<string, unknown>>
