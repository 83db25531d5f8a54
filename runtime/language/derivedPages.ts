/** What separates the id of a page from the part of it, or of a thing, that opens as a page of its own. */
export const partSeparator = '#'

/** Words before a `#` whose pages are made of what the server says of a thing made online (wire contract 1.13 to 1.15). */
const derivedFamilies: readonly string[] = [
  'graph-report',
  'graph-templet',
  'online-form',
  'online-form-picker',
  'online-form-record',
  'online-report',
  'report-picker',
]

/**
 * Whether a document is made of what the server says: its pack is `online`. Its texts are those of people, in which braces
 * are braces, and its icons are those of the server.
 */
export const isDerivedDocument = (id: unknown): boolean => typeof id === 'string' && id.startsWith('online.')

/** Whether a page of this id is made of what the server says, so that no document declares it. */
export const isDerivedPage = (id: string): boolean =>
  id.includes(partSeparator) && derivedFamilies.includes(id.split(partSeparator)[0] ?? '')
