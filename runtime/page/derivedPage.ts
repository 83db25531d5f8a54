import { type ListPage, type Page, type PickerPage, partSeparator, type ResolvedPage } from '../language/index.ts'

/** Splits an id such as `system.user#form` into the page's and its part's; what is derived may have parts of its own. */
export function splitPageId(id: string): { readonly pageId: string; readonly part: string | undefined } {
  const at = id.indexOf(partSeparator)
  return at < 0 ? { pageId: id, part: undefined } : { pageId: id.slice(0, at), part: id.slice(at + 1) }
}

/** What ends the id of a form that belongs to a list. */
const formEnd = `${partSeparator}form`

/** Splits the part of a derived page, such as `orders#form`, into the thing that it is made of and whether its form is meant. */
export function splitFormPart(part: string): { readonly thing: string; readonly isForm: boolean } {
  const isForm = part.endsWith(formEnd)
  return { thing: isForm ? part.slice(0, -formEnd.length) : part, isForm }
}

const hasForm = (page: Page): page is ListPage | PickerPage => 'form' in page && page.form !== undefined

/** The form of a list as a form page, so that it opens, loads, checks and saves as any other. */
export function findFormOf({ page, ...rest }: ResolvedPage): ResolvedPage<'form'> | undefined {
  if (!hasForm(page) || !page.form) return undefined
  const { width: _width, in: _in, ...options } = page.form
  return {
    ...rest,
    page: {
      kind: 'form',
      id: `${page.id}${formEnd}`,
      version: page.version,
      title: page.title,
      ...options,
    },
  }
}
