import type { Hooks, ResourceDeclaration, ResourceModel } from './declaration.ts'
import { describeFields } from './describeFields.ts'
import { auditFields, type Field, type Fields, namedAuditFields } from './field.ts'
import { textsField, withShownTexts } from './translated.ts'

/** Works out what the calls of a resource need from its declaration. */
export function toModel({ model, ...declaration }: ResourceDeclaration): ResourceModel {
  const fields: Fields = {
    id: { type: declaration.key ?? 'text', writable: false, exported: false },
    ...describeFields(declaration.fields, model),
    // A table that is called verbatim says itself which of these columns it has.
    ...(declaration.translated === undefined ? {} : { texts: textsField }),
    ...toAuditFields(declaration),
  }
  const entries = Object.entries(fields)
  const narrowedFields = withShownTexts(declaration, declaration.table)
  const shown = entries.filter(([, field]) => field.readable !== false)
  const readable = shown.filter(([, field]) => field.isDerived !== true)
  return {
    ...declaration,
    ...(narrowedFields === undefined ? {} : { narrowedFields }),
    ...(declaration.hooks === undefined ? {} : { hooks: withSaving(declaration.hooks) }),
    fields,
    readable: readable.map(([name]) => name),
    queryFields: Object.fromEntries(readable.map(([name, { type }]) => [name, { type }])),
    writable: entries.filter(([, field]) => field.writable !== false),
    unique: [
      ...entries.filter(([, field]) => field.unique !== undefined && field.unique !== false),
      ...(declaration.uniqueTogether ?? []).flatMap((names) => toTogether(fields, names)),
    ],
    exported: shown.filter(([, field]) => field.exported !== false && field.type !== 'json'),
    guarded: entries.filter(([, field]) => field.access !== undefined).map(([name]) => name),
  }
}

/** Values that are unique together, as one of them that is unique within the others. */
function toTogether(fields: Fields, names: readonly string[]): [string, Field][] {
  const within = names.slice(0, -1)
  const name = names.at(-1)
  const field = name === undefined ? undefined : fields[name]
  return name === undefined || field === undefined ? [] : [[name, { ...field, unique: true, within }]]
}

function toAuditFields({ hasAuthors, isVerbatim, namesAuthors }: Omit<ResourceDeclaration, 'model'>): Fields {
  if (hasAuthors === false || isVerbatim === true) return {}
  return namesAuthors === true ? namedAuditFields : auditFields
}

function withSaving(hooks: Hooks): Hooks {
  const { beforeSave } = hooks
  if (beforeSave === undefined) return hooks
  return { beforeAdd: (values, call) => beforeSave(values, undefined, call), beforeEdit: beforeSave, ...hooks }
}
