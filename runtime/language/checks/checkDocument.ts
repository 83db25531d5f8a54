import { isDerivedDocument } from '../derivedPages.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { explainSchema } from '../explaining/explainSchema.ts'
import { getMember, getObject, isObject } from '../json.ts'
import { pageKinds } from '../kinds/index.ts'
import { checkSourceCircles } from '../names/sourceCircles.ts'
import { collectSchemaPlaces, type Place } from '../places/collectPlaces.ts'
import { collectScopes, type ScopePlace } from '../places/collectScopes.ts'
import { lastKey, type Pointer } from '../pointer.ts'
import { mergeFields } from '../resolvePage.ts'
import type { DocumentType } from '../schema/index.ts'
import { findNearestWord } from '../suggestions.ts'
import { defaultWidget, type Vocabulary } from '../vocabulary.ts'
import { checkActions } from './actions.ts'
import { checkBlockFieldProps, checkBlockNames } from './blocks.ts'
import { checkExpressions } from './expressions.ts'
import { checkRepeatedFields } from './fieldNames.ts'
import { checkFieldProps, checkQueryProps } from './fieldProps.ts'
import { checkFills } from './fills.ts'
import { checkFilters } from './filters.ts'
import { checkFormSteps } from './formSteps.ts'
import {
  checkFragmentPiece,
  checkParameters,
  withGiven,
  withoutFilledLater,
  withoutParameters,
} from './fragmentPiece.ts'
import { checkIcons } from './icons.ts'
import { checkListAppearance } from './listAppearance.ts'
import { checkListedColumns } from './listedColumns.ts'
import { checkViewFields } from './listViews.ts'
import { checkMisplacedTemplates } from './misplacedTemplates.ts'
import { checkPageNames, checkRecordNames } from './pageNames.ts'
import { checkPatterns } from './pattern.ts'
import { withoutReported } from './reported.ts'
import { checkSingles } from './singles.ts'
import { checkSource } from './source.ts'

/** What the checks of one document found, and what those across documents go on with. */
export interface CheckedValue {
  readonly diagnostics: readonly Diagnostic[]
  readonly places: readonly Place[]
  /** The places that change what names stand for. */
  readonly scopes: readonly ScopePlace[]
  /** Whether the declarations of fields are sound enough to judge the names of fields by them. */
  readonly hasSoundFields: boolean
}

/** The documents in which templates are written; what others hold is data, in which braces are braces. */
const withTemplates: ReadonlySet<DocumentType> = new Set(['page', 'model', 'pack'])

const kindNames = Object.keys(pageKinds)

/** Checks one document by itself: its shape, its formulas, its steps, its patterns and, without a model, its fields. */
export function checkDocument(vocabulary: Vocabulary, form: DocumentType, value: unknown): CheckedValue {
  const misplaced = findMisplaced(form, value)
  if (misplaced !== undefined) return { diagnostics: [misplaced], places: [], scopes: [], hasSoundFields: false }
  const root = vocabulary.schemas[form]
  const validate = vocabulary.validators[form]
  const shape = validate(value) ? [] : withoutParameters(value, explainSchema(root, value, validate.errors ?? []))
  const hasSoundFields = !shape.some(touchesFields)
  const places = withGiven(value, collectSchemaPlaces(root, root, value))
  const isDerived = isDerivedDocument(getMember(value, 'id'))
  const misplacedTemplates = isDerived || !withTemplates.has(form) ? [] : checkMisplacedTemplates(root, root, value)
  const templates = withoutFilledLater(value, misplacedTemplates)
  const written = [...shape, ...withoutReported(templates, shape)]
  const rest: Diagnostic[] = [
    ...checkExpressions(places),
    ...checkPatterns(places),
    ...(isDerived ? [] : checkIcons(places)),
    ...checkListedColumns(value, places),
    ...checkSingles(root, value),
  ]
  if (form === 'page' || form === 'model') rest.push(...checkFills(getMember(value, 'fields')))
  if (form === 'page')
    rest.push(
      ...checkActions(value),
      ...checkBlockNames(value),
      ...checkPageNames(value, places),
      ...checkRecordNames(value, places),
      ...checkListAppearance(value),
      ...checkFormSteps(value),
      ...checkFragmentPiece(value),
      ...checkParameters(value, places),
      ...checkSourceCircles(places),
      ...checkRepeatedFields(value),
    )
  const isWhole = form === 'model' || (form === 'page' && !Object.hasOwn(isObject(value) ? value : {}, 'model'))
  const whole = isWhole ? checkFields(vocabulary, value, undefined, hasSoundFields) : undefined
  rest.push(...(whole?.diagnostics ?? []), ...(form === 'page' && isWhole ? checkSource(value, undefined) : []))
  return {
    diagnostics: [...written, ...withoutReported(rest, written)],
    places: [...places, ...(whole?.places ?? [])],
    scopes: collectScopes(root, value),
    hasSoundFields,
  }
}

/** Checks what a page says of its fields against all that it and its model declare; their names are another check. */
export function checkFields(
  vocabulary: Vocabulary,
  value: unknown,
  model: unknown,
  canCheckNames: boolean,
): { readonly diagnostics: readonly Diagnostic[]; readonly places: readonly Place[] } {
  const fields = mergeFields(getMember(model, 'fields'), getMember(value, 'fields'))
  const props = checkFieldProps(vocabulary, getObject(value, 'fields'), fields, '/fields')
  const query = checkQueryProps(vocabulary, value, fields)
  const blocks = checkBlockFieldProps(vocabulary, value)
  const further = [...props.places, ...query.places, ...blocks.places]
  const diagnostics = [...props.diagnostics, ...query.diagnostics, ...blocks.diagnostics, ...checkExpressions(further)]
  if (canCheckNames)
    diagnostics.push(
      ...checkFilters(value, fields),
      ...checkViewFields({ page: value, fields, widgets: vocabulary.widgets, defaultWidget }),
    )
  const isDerived = isDerivedDocument(getMember(value, 'id'))
  const judged = withoutParameters(value, diagnostics)
  return {
    diagnostics: isDerived ? judged.filter(({ code }) => code !== 'template-not-here') : judged,
    places: further,
  }
}

const declaring = ['fields', 'model'] as const

const isTopLevel = (path: Pointer): boolean => !path.slice(1).includes('/')

const touchesFields = (diagnostic: Diagnostic): boolean =>
  diagnostic.path === '/fields' ||
  diagnostic.path === '/model' ||
  (diagnostic.code === 'unknown-property' &&
    isTopLevel(diagnostic.path) &&
    findNearestWord(lastKey(diagnostic.path), declaring) !== undefined) ||
  (diagnostic.path === '' &&
    diagnostic.code === 'missing-property' &&
    diagnostic.params?.missing?.includes('fields') === true)

/** A model among pages, or a page among models: judging it by the other's schema would be noise. */
function findMisplaced(form: DocumentType, value: unknown): Diagnostic | undefined {
  const kind = getMember(value, 'kind')
  if (form === 'page' && kind === 'model')
    return { path: '/kind', code: 'wrong-place', message: 'this is a model; models stand in the folder `models`' }
  if (form === 'model' && typeof kind === 'string' && kindNames.includes(kind))
    return {
      path: '/kind',
      code: 'wrong-place',
      message: `this is a page of the kind \`${kind}\`; pages stand in the folder \`pages\``,
    }
  return undefined
}
