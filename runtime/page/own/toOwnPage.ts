import type { Page, ResolvedPage } from '../../language/index.ts'
import { splitPageId } from '../derivedPage.ts'

/** What a person says of a page that becomes one of its own. */
export interface OwnPageChoice {
  readonly id: string
  readonly title: string
  /** The address in the menu; none when it is empty. */
  readonly path: string
}

/** What an id of a page looks like: words joined by dots, the first of which is its pack. */
const idPattern = /^[a-z][A-Za-z0-9-]*(\.[A-Za-z][A-Za-z0-9-]*)+$/

/** What is wrong with a choice, by its parts; the values are keys of texts. */
export function findChoiceErrors({ id, title, path }: OwnPageChoice): Partial<Record<keyof OwnPageChoice, string>> {
  return {
    ...(idPattern.test(id) ? {} : { id: 'page.own.wrongId' }),
    ...(title.trim() === '' ? { title: 'page.own.noTitle' } : {}),
    ...(path === '' || /^\/[^/\s]\S*$/.test(path) ? {} : { path: 'page.own.wrongPath' }),
  }
}

const toWord = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '')

const isWord = (text: string): boolean => /^[A-Za-z]/.test(text)

/** What is offered first: an id made of the name of the thing that the page is derived from, or of the title where that is a number. */
export function firstChoice({ page }: ResolvedPage, title: string): OwnPageChoice {
  const [thing = ''] = (splitPageId(page.id).part ?? '').split('?')
  const name = toWord(decodeURIComponent(thing))
  const word = [name, toWord(title).toLowerCase()].find(isWord) ?? `page${name === '' ? '' : `-${name}`}`
  return { id: `own.${word}`, title, path: '' }
}

/** The document of a page with all that was put into it, under a name of its own. */
export function toOwnPage({ page, fields, source, key }: ResolvedPage, choice: OwnPageChoice): Page {
  const { model: _model, menu: _menu, ...rest } = page as Page & { readonly model?: string }
  return {
    ...rest,
    id: choice.id,
    title: choice.title,
    ...(choice.path === '' ? {} : { menu: { path: choice.path } }),
    ...(source === undefined ? {} : { source }),
    ...(key === 'id' ? {} : { key }),
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
  } as Page
}
