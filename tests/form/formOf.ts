import { createPageForm } from '../../runtime/form/pageForm.ts'
import type { PageForm, PageFormOptions } from '../../runtime/form/types.ts'

/** A form over the given parts: a new record of fields that stand one below the other, for a person who may do all. */
export function formOf({ fields = {}, ...parts }: Partial<PageFormOptions>): PageForm {
  return createPageForm({
    pageId: 'test.form',
    fields,
    layout: Object.keys(fields),
    mode: 'add',
    values: {},
    key: 'id',
    names: () => ({ user: { username: 'ada' }, query: { from: 'menu' }, record: {}, route: { path: '/form' } }),
    findWidget: () => undefined,
    hasAccess: () => true,
    checks: { unique: async () => undefined, checkRule: async () => undefined },
    ...parts,
  })
}

/** The error of a field as data. */
export const errorOf = (form: PageForm, name: string) => form.field(name)?.data.error

/** The expressions of a field that fail now. */
export const failuresOf = (form: PageForm, name: string): readonly string[] =>
  Object.keys(form.field(name)?.data.failures ?? {})

export const isShown = (form: PageForm, name: string): boolean => form.field(name)?.display === 'visible'
export const isDisabled = (form: PageForm, name: string): boolean => form.field(name)?.pattern === 'disabled'
export const isRequired = (form: PageForm, name: string): boolean => form.field(name)?.data.isRequired === true
