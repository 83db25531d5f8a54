import type { Diagnostic } from '../diagnostic.ts'
import { explainSchema } from '../explaining/explainSchema.ts'
import { getList, getMember, getObject, getText, isObject, type JsonObject } from '../json.ts'
import { collectSchemaPlaces, type Place } from '../places/collectPlaces.ts'
import { childPointer, type Pointer, valueAt } from '../pointer.ts'
import { Field } from '../schema/field.ts'
import type { JsonSchema } from '../schema/index.ts'
import { findNearestWord, suggestWord } from '../suggestions.ts'
import { defaultWidget, type Vocabulary } from '../vocabulary.ts'
import { checkMisplacedTemplates } from './misplacedTemplates.ts'
import { withoutReported } from './reported.ts'

/** What the checks of props found, and the annotated places inside props that no schema of the document reaches. */
export interface PropsResult {
  readonly diagnostics: readonly Diagnostic[]
  readonly places: readonly Place[]
}

interface Written {
  readonly field: unknown
  readonly effective: unknown
  readonly path: Pointer
}

/**
 * What the schema of a document cannot judge of a field, as it follows from the field as a whole: a page's override
 * takes the widget from the model, a left-out `props` may lack what its widget needs, and only containers have fields.
 */
export function checkFieldProps(
  vocabulary: Vocabulary,
  written: unknown,
  effective: unknown,
  path: Pointer,
): PropsResult {
  const diagnostics: Diagnostic[] = []
  const places: Place[] = []
  for (const [name, field] of Object.entries(isObject(written) ? written : {})) {
    const merged = getMember(effective, name)
    const result = checkField(vocabulary, { field, effective: merged, path: childPointer(path, name) })
    diagnostics.push(...result.diagnostics)
    places.push(...result.places)
  }
  return { diagnostics, places }
}

function checkField(vocabulary: Vocabulary, { field, effective, path }: Written): PropsResult {
  if (!isObject(field) || !isObject(effective)) return { diagnostics: [], places: [] }
  const id = getText(effective, 'widget') ?? defaultWidget
  const widget = vocabulary.widgets.get(id)
  if (widget === undefined) return { diagnostics: [], places: [] }
  const diagnostics: Diagnostic[] = []
  const places: Place[] = []
  const names = Object.hasOwn(field, 'widget')
  if (Object.hasOwn(field, 'fields') && widget.contains !== 'fields')
    diagnostics.push({
      path: childPointer(path, 'fields'),
      at: 'key',
      code: 'not-a-container',
      message: `\`${id}\` edits one value: fields of their own need a widget that edits records`,
    })
  if (widget.contains === 'fields' && names && !Object.hasOwn(effective, 'fields'))
    diagnostics.push({
      path,
      code: 'missing-property',
      message: `\`fields\` is missing: \`${id}\` edits records of their own`,
    })

  if (hasMisspeltWidget(field)) return { diagnostics, places }
  const isCheckedBySchema = names && Object.hasOwn(field, 'props')
  if (!isCheckedBySchema && (Object.hasOwn(field, 'props') || names)) {
    const result = checkProps(vocabulary, id, field.props, effective.props, path)
    diagnostics.push(...result.diagnostics)
    places.push(...result.places)
  }
  if (isObject(field.fields)) {
    const inner = checkFieldProps(vocabulary, field.fields, effective.fields, childPointer(path, 'fields'))
    diagnostics.push(...inner.diagnostics)
    places.push(...inner.places)
  }
  return { diagnostics, places }
}

/** A misspelt `widget` is the mistake; judging the props by the widget of a field that names none would be noise. */
const hasMisspeltWidget = (field: JsonObject): boolean =>
  Object.keys(field).some(
    (name) => !Object.hasOwn(Field.properties, name) && findNearestWord(name, ['widget']) !== undefined,
  )

/** Judges the props that count; of their mistakes those that stand in what was written here, and what is missing. */
function checkProps(
  vocabulary: Vocabulary,
  id: string,
  written: unknown,
  effective: unknown,
  path: Pointer,
): PropsResult {
  const validate = vocabulary.validators[`props.${id}`]
  const root = vocabulary.schemas.page
  const schema = getMember(root.$defs, `props.${id}`) as JsonSchema | undefined
  const props = effective ?? {}
  if (validate === undefined || schema === undefined || !isObject(props)) return { diagnostics: [], places: [] }
  const place = childPointer(path, 'props')
  const places = written === undefined ? [] : collectSchemaPlaces(root, schema, written, place)
  const templates = written === undefined ? [] : checkMisplacedTemplates(root, schema, written, place)
  if (validate(props)) return { diagnostics: templates, places }
  const diagnostics = explainSchema({ ...schema, $defs: root.$defs }, props, validate.errors ?? []).flatMap(
    (diagnostic): readonly Diagnostic[] => {
      if (diagnostic.path === '' && diagnostic.code === 'missing-property')
        return [
          {
            ...diagnostic,
            path: written === undefined ? path : place,
            message: diagnostic.message.replace(/ from .*$/, `: \`${id}\` needs it in \`props\``),
          },
        ]
      return isWritten(written, diagnostic.path) ? [{ ...diagnostic, path: `${place}${diagnostic.path}` }] : []
    },
  )
  return { diagnostics: [...diagnostics, ...withoutReported(templates, diagnostics)], places }
}

const isWritten = (written: unknown, path: Pointer): boolean => valueAt(written, path) !== undefined

/** A widget that nobody knows, at the place of its name. */
function findUnknownWidget(vocabulary: Vocabulary, id: string | undefined, path: Pointer): Diagnostic | undefined {
  if (id === undefined || id === '' || vocabulary.fieldWidgets.includes(id)) return undefined
  return {
    path: childPointer(path, 'widget'),
    code: 'unknown-widget',
    message: `\`${id}\` is not a widget${suggestWord(id, vocabulary.fieldWidgets)}`,
  }
}

/** An input names its widget and its props; the choices that a source gives it are options that it need not have itself. */
export function checkInputProps(vocabulary: Vocabulary, input: JsonObject, path: Pointer): PropsResult {
  const named = getText(input, 'widget')
  const unknown = findUnknownWidget(vocabulary, named, path)
  if (unknown !== undefined) return { diagnostics: [unknown], places: [] }
  const { props } = input
  if (props !== undefined && !isObject(props)) return { diagnostics: [], places: [] }
  const given = Object.hasOwn(input, 'choices') ? { options: [{ value: '', label: '' }] } : {}
  return checkProps(vocabulary, named ?? defaultWidget, props, { ...given, ...props }, path)
}

/** The entries of a query bar may ask by another widget than the field's, with props of its own. */
export function checkQueryProps(vocabulary: Vocabulary, page: unknown, fields: JsonObject): PropsResult {
  const diagnostics: Diagnostic[] = []
  const places: Place[] = []
  for (const [index, entry] of getList(page, 'query').entries()) {
    if (!isObject(entry)) continue
    const path = childPointer('/query', index)
    const named = getText(entry, 'widget')
    const unknown = findUnknownWidget(vocabulary, named, path)
    if (unknown !== undefined) {
      diagnostics.push(unknown)
      continue
    }
    const field = getObject(fields, getText(entry, 'field') ?? '')
    const id = named ?? getText(field, 'widget') ?? defaultWidget
    const isSameWidget = id === (getText(field, 'widget') ?? defaultWidget)
    if (!Object.hasOwn(entry, 'props') && isSameWidget) continue
    const own = getObject(entry, 'props')
    const effective = isSameWidget ? { ...getObject(field, 'props'), ...own } : own
    if (Object.hasOwn(entry, 'props') && !isObject(entry.props)) continue
    const result = checkProps(vocabulary, id, entry.props, effective, path)
    diagnostics.push(...result.diagnostics)
    places.push(...result.places)
  }
  return { diagnostics, places }
}
