import type { InstalledPage } from './installedPage.ts'

/** The access codes that documents ask for at fields, by the path of the resource and the field's name. */
export type FieldAccess = (path: string) => Readonly<Record<string, readonly string[]>>

interface Described {
  readonly source?: { readonly rest?: unknown }
  readonly fields?: Readonly<Record<string, { readonly access?: unknown }>>
}

/** Collects the codes at the fields of pages and models; of several for one field any will do. */
export function createFieldAccess(pages: readonly InstalledPage[]): FieldAccess {
  const byPath = new Map<string, Map<string, Set<string>>>()
  for (const page of pages) {
    const document: Described = page.document
    const model: Described = page.model ?? {}
    const path = document.source?.rest ?? model.source?.rest
    if (typeof path !== 'string') continue
    for (const [name, { access }] of [
      ...Object.entries(model.fields ?? {}),
      ...Object.entries(document.fields ?? {}),
    ]) {
      if (typeof access !== 'string') continue
      const fields = byPath.get(path) ?? new Map<string, Set<string>>()
      byPath.set(path, fields.set(name, (fields.get(name) ?? new Set()).add(access)))
    }
  }
  const found = new Map(
    [...byPath].map(([path, fields]) => [
      path,
      Object.fromEntries([...fields].map(([name, codes]) => [name, [...codes]] as const)),
    ]),
  )
  return (path) => found.get(path) ?? {}
}
