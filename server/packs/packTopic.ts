/** The topic of what hangs on the pages that packs serve; it changes in each process once that serves other ones. */
export const packTopic = 'packs'
