import { standsForAsker } from '../../../http/rules/variables.ts'

/** A place for a value in a statement: alone, or as the whole of a quoted text. */
const place = /'#\{\s*([\w.]+)\s*\}'|#\{\s*([\w.]+)\s*\}/g

/** The names of the places of a statement, in their order. */
export function listPlaces(text: string): readonly string[] {
  return [...text.matchAll(place)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

/** The statement with each place replaced by what stands for its value, such as a parameter. */
export function replacePlaces(text: string, replace: (name: string, index: number) => string): string {
  let index = 0
  return text.replace(place, (_whole, quoted: string | undefined, bare: string | undefined) => {
    index += 1
    return replace(quoted ?? bare ?? '', index - 1)
  })
}

/** Columns that records have of themselves, whose names are variables too: the server alone writes them. */
const ownColumns: ReadonlySet<string> = new Set(['sys_org_code', 'tenant_id'])

/** Whether a place stands for who asks: a field that somebody calls so says nothing of them. */
export const isOfAsker = (name: string): boolean => standsForAsker(name) && !ownColumns.has(name)

/** The statement with other fields in its places; what stands for who asks stays. */
export const renamePlaces = (text: string, rename: (field: string) => string): string =>
  text.replace(place, (whole, quoted: string | undefined, bare: string | undefined) => {
    const name = quoted ?? bare ?? ''
    if (isOfAsker(name)) return whole
    return quoted === undefined ? `#{${rename(name)}}` : `'#{${rename(name)}}'`
  })
