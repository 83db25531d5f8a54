import type { RefObject } from 'react'
import { findVersion, versionField } from '../../data/index.ts'
import type { PageForm } from '../../form/index.ts'
import { isObject } from '../../language/index.ts'
import type { StepContext } from '../../registry/index.ts'

/** What the steps of a form have loaded: the key of the record, where it has one, and the address that it came from. */
export interface Loaded {
  readonly key: unknown
  readonly url: string
}

/**
 * The context of steps whose calls carry the version of what the form is about: one that reads it says which version that
 * is, and one that writes it sends that. A write is about it where its body has the same key, or none and stands at the
 * same place: as `/x/settings` does with itself, or `/x/edit` with `/x/queryById`.
 */
export function withVersions(
  context: StepContext,
  pageForm: PageForm,
  loaded: RefObject<Loaded | undefined>,
): StepContext {
  const { calls } = context
  const { key } = pageForm.options
  const known = () => pageForm.values()[key] ?? loaded.current?.key
  const isAbout = (body: Readonly<Record<string, unknown>>, url: string): boolean => {
    if (body[key] !== undefined || known() === undefined) return body[key] === known()
    return loaded.current !== undefined && isSamePlace(loaded.current.url, url)
  }
  return {
    ...context,
    calls: {
      ...calls,
      async request(call) {
        const { method, url, body } = call
        const version = findVersion(pageForm.values())
        const isOwn = method !== 'GET' && version !== undefined && isObject(body) && isAbout(body, url)
        const answer = await calls.request(isOwn ? { ...call, body: { [versionField]: version, ...body } } : call)
        const { result } = answer
        if (isObject(result) && findVersion(result) !== undefined && (known() ?? result[key]) === result[key]) {
          loaded.current = { key: result[key], url }
          pageForm.setValues({ [versionField]: result[versionField] })
        }
        return answer
      },
    },
  }
}

/** Whether one address is the other one or leads below it, or both stand in one folder. */
function isSamePlace(one: string, other: string): boolean {
  const [read, write] = [one, other].map((url) => url.split('?')[0] ?? '') as [string, string]
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  return `${read}/`.startsWith(`${write}/`) || `${write}/`.startsWith(`${read}/`) || folderOf(read) === folderOf(write)
}
