import type { ListPage, Page, PickerPage, ResolvedPage } from '../language/index.ts'

/** What separates the id of a page from the part of it that opens as a page of its own. */
const separator = '#'

/** Splits an id such as `system.user#form` into the page's and its part's. */
export function splitPageId(id: string): { readonly pageId: string; readonly part: string | undefined } {
  const [pageId = id, part] = id.split(separator)
  return { pageId, part }
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
      id: `${page.id}${separator}form`,
      version: page.version,
      title: page.title,
      ...options,
    },
  }
}
