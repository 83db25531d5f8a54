import { defaultKey, isObject, type Layout, type Scope } from '../language/index.ts'
import type { CheckContext, ContainedFields, DataRecord, ServerChecks, ValueWidget } from '../registry/index.ts'
import { createPageForm } from './pageForm.ts'
import type { PageForm } from './types.ts'

interface NestedRequest {
  readonly fields: ContainedFields
  readonly layout?: Layout | undefined
  readonly value: DataRecord | undefined
  readonly mode: 'edit' | 'view'
  /** The form around; a record that stands alone has none, and shows no field that asks for an access code. */
  readonly outer: PageForm | null
  readonly findWidget: (id: string) => ValueWidget | undefined
  readonly names: () => Scope
  /** The record as it was saved last; undefined for a new one. */
  readonly saved?: () => unknown
  /** The field that holds the key of the record. */
  readonly keyField?: string | undefined
}

const noChecks: ServerChecks = { unique: async () => undefined, checkRule: async () => undefined }
const nobody = () => false

const isNew = (value: DataRecord | undefined, keyField = defaultKey): boolean => (value?.[keyField] ?? '') === ''

const recordOf = (value: unknown): DataRecord | undefined => (isObject(value) ? value : undefined)

/** Allocates the form of a record inside of another form. */
export function createNestedForm({
  fields,
  layout = Object.keys(fields),
  value,
  mode,
  outer,
  findWidget,
  names,
  saved,
  keyField = defaultKey,
}: NestedRequest): PageForm {
  return createPageForm({
    pageId: outer?.options.pageId ?? '',
    fields,
    layout,
    mode: mode === 'view' ? 'view' : isNew(value, keyField) ? 'add' : 'edit',
    values: value ?? {},
    key: keyField,
    saved: () => recordOf(saved?.()),
    names: () => ({ ...outer?.options.names(), ...names() }),
    findWidget,
    hasAccess: outer?.options.hasAccess ?? nobody,
    checks: outer?.checks ?? noChecks,
    ...(outer ? { outer } : {}),
  })
}

/**
 * The names of the fields of a record that fail, by their rules and those of their widgets. It needs no form on the
 * screen, so that a record in a hidden panel is checked too.
 */
export async function checkRecord(
  value: DataRecord | undefined,
  fields: ContainedFields,
  { findWidget, hasAccess, names, checks = noChecks, saved }: CheckContext,
): Promise<readonly string[]> {
  const form = createPageForm({
    pageId: '',
    fields,
    layout: Object.keys(fields),
    mode: isNew(value) ? 'add' : 'edit',
    values: value ?? {},
    key: defaultKey,
    saved: () => recordOf(saved),
    names,
    findWidget,
    hasAccess,
    checks,
  })
  return form.validate()
}
