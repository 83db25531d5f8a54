import { type DataRecord, isObject, resolveTemplates, writeTemplate } from '../../runtime/language/index.ts'

/** A record of a call. */
export type SiteRecord = DataRecord

/** What formulas and templates of a page read while the server writes its text; the same names as in a browser. */
export interface SiteScope extends SiteRecord {
  readonly record?: SiteRecord
  readonly rows: readonly SiteRecord[]
  readonly index?: number
  readonly given: SiteRecord
  readonly state: SiteRecord
  readonly sources: SiteRecord
  readonly query: SiteRecord
  readonly route: SiteRecord
  readonly page: SiteRecord
  readonly user: SiteRecord
}

/** Values whose texts may be templates. */
export const resolve = (values: unknown, scope: SiteScope): SiteRecord => {
  const { value } = resolveTemplates(values ?? {}, scope)
  return isObject(value) ? value : {}
}

/** A text of the document in the language of the reader, with what its templates give. */
export const writeText = (source: unknown, scope: SiteScope, text: (source: string) => string): string =>
  typeof source === 'string' ? writeTemplate(text(source), scope) : ''
