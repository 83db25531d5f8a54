/** The version of the format in which pages, models and tables are written now; documents of former ones are migrated as they are read. */
export const documentVersion = 2
