/** The version of the format in which pages and models are written now; documents of former ones are migrated as they are read. */
export const documentVersion = 2
