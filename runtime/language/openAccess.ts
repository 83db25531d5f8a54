/** What stands in the place of a code where none is asked for: everybody, or everybody who is signed in. */
export const openAccess = ['anyone', 'signedIn'] as const
export type OpenAccess = (typeof openAccess)[number]

/** Whether an access asks for no code. */
export const isOpenAccess = (access: string | undefined): access is OpenAccess =>
  openAccess.some((word) => word === access)
