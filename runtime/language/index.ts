/** The entry point of the document language: what a page is, how it is read, checked and written. No React, no DOM, no ajv. */

export { type AskedCode, codesOfPage } from './accessCodes.ts'
export { type ButtonCondition, renameInCondition, toButtonCondition } from './checks/buttonCondition.ts'
export type {
  CheckedDocument,
  CheckOptions,
  CheckResult,
  PackContents,
  PackDocument,
} from './checks/checkDocuments.ts'
export { auditColumns } from './checks/fieldNames.ts'
export { findPattern } from './checks/findPattern.ts'
export { patternCodes } from './checks/pattern.ts'
export { createLanguage, type Language, type LanguageOptions } from './createLanguage.ts'
export {
  type CronDiagnostic,
  type CronExpression,
  type CronFieldName,
  type CronRange,
  cronFields,
  cronFieldTitles,
  cronMessages,
  cronRanges,
  isWithin,
  nextDueTime,
  nextDueTimes,
  parseCron,
  toCronMessage,
} from './cron/index.ts'
export type { DocumentFile, Surroundings } from './crossDocument/readAlone.ts'
export { columnsOfTable, departColumn, ownColumns, tenantColumn } from './crossDocument/tableColumns.ts'
export { keyOfText } from './crossDocument/texts.ts'
export type { KnownCall, KnownFunction, KnownNames } from './crossDocument/workspace.ts'
export type { DataRecord } from './dataRecord.ts'
export { readDefaultConstant } from './defaultConstant.ts'
export { partSeparator } from './derivedPages.ts'
export type { DocumentOf, Documents, FormedDocument } from './documents.ts'
export { documentVersion } from './documentVersion.ts'
export { type ErrorName, errorCatalogue } from './errorCatalogue.ts'
export { AppError, createError, createFailure } from './errors.ts'
export {
  type ErrorDetails,
  type ErrorEntry,
  fillText,
  type LanguageTexts,
  languages,
  type TextLanguage,
} from './errorWords.ts'
export {
  type CompileOptions,
  compileExpression,
  compileTemplate,
  type EvaluationResult,
  type Expression,
  type ExpressionError,
  type ExpressionErrorCode,
  type ExpressionFunction,
  evaluate,
  evaluateCondition,
  evaluateIn,
  isTemplate,
  listExpressionFunctions,
  readsName,
  readsOnly,
  readsSelf,
  resolveTemplates,
  type Scope,
  scopeNames,
  setValueWriter,
  type Template,
  type TemplateFailure,
  type ValueWriter,
  watchedNames,
} from './expression/index.ts'
export { toDate, toDay, toMoment } from './format/dates.ts'
export { formatValue } from './format/formatValue.ts'
export { readLabel, readNumber, readValue, toNumber, toText } from './format/readValue.ts'
export { toValueFormat } from './format/toValueFormat.ts'
export { writeByName } from './format/writeByName.ts'
export {
  type FormDesign,
  readDesign,
  readHelpText,
  splitTypedChoices,
  toNameCandidates,
  toSlug,
  writeDesign,
} from './formDesign/index.ts'
export { allowedAttributes, allowedTags, isAllowedClass } from './html/allowedHtml.ts'
export { cleanStyle } from './html/cleanStyle.ts'
export { asRead, isSafeLink } from './html/safeLink.ts'
export { iconNames } from './icons/iconNames.ts'
export { toIconName } from './icons/toIconName.ts'
export { formatIssue, type Issue } from './issue.ts'
export { type IssueCode, issueCodes } from './issueCodes.ts'
export { deepestJson, hidesMethods, isNestedDeeper, isObject, parseJson } from './json.ts'
export type { FormDone, FormPage } from './kinds/form.ts'
export { type Page, type PageKind, type PageOf, pageKinds } from './kinds/index.ts'
export type { ListPage } from './kinds/list.ts'
export type { Board } from './kinds/listViews/board.ts'
export type { ListCalendar } from './kinds/listViews/calendar.ts'
export type { ListViewId } from './kinds/listViews/index.ts'
export type { BlockAction } from './kinds/page/action.ts'
export type {
  AnyBlock,
  BlockType,
  BlockTypes,
  ContainerType,
  SingleBlock,
} from './kinds/page/blocks/index.ts'
export type { ChartBlock, ChartBlocks, ChartType } from './kinds/page/charts/index.ts'
export type { Axis, AxisSeries, NameAxis, PlainSeries } from './kinds/page/charts/parts.ts'
export { type InnerBlocks, innerBlocks, withInnerBlocks } from './kinds/page/children.ts'
export type { Levels } from './kinds/page/levels.ts'
export { allBlocks, singleBlocks } from './kinds/page/singleBlocks.ts'
export type { BlockSource, NamedSources, RecordSource } from './kinds/page/source.ts'
export type { PageState } from './kinds/page/state.ts'
export type { BlockValueStyle } from './kinds/page/style.ts'
export type { BlocksPage, FragmentPage } from './kinds/page.ts'
export type { PickerPage } from './kinds/picker.ts'
export type { TreePart, TreeTablePage } from './kinds/treeTable.ts'
export { migrateDocument } from './migrations/migrateDocument.ts'
export type { MigratedKind, Migration } from './migrations/migration.ts'
export { isOpenAccess, type OpenAccess, openAccess } from './openAccess.ts'
export { verbOfOperation } from './operations.ts'
export { actionAccess, findPageCode, pageAccess } from './pageAccess.ts'
export type { PatternBudget } from './pattern/budget.ts'
export { compilePattern, type Pattern } from './pattern/compilePattern.ts'
export { findLoadedPattern, lacksPatterns, loadPatterns } from './pattern/loadedPatterns.ts'
export { findPatternCode, isPatternCode } from './pattern/patternCodes.ts'
export { phonePattern, toPhone } from './phone.ts'
export type { Annotation, Place } from './places/collectPlaces.ts'
export { childPointer, type Pointer, parsePointer, toPointer, valueAt } from './pointer.ts'
export { isFilterText } from './query/filterText.ts'
export { type ListQuery, toListParameters } from './query/listParameters.ts'
export {
  byOwnOperator,
  type QueryEntry as FilterEntry,
  type QueryParameters,
  toParameterText,
  toQueryParameters,
} from './query/query.ts'
export {
  isCompleteLine,
  type QueryFieldType,
  type SuperQuery,
  type SuperQueryCondition,
  type SuperQueryLine,
  toConditions,
} from './query/superQuery.ts'
export { findDocumentType } from './reading/documentForm.ts'
export { findIssuesAt } from './reading/issueOrder.ts'
export type { Position } from './reading/lineIndex.ts'
export type { ReadResult } from './reading/readDocument.ts'
export { readJson } from './reading/source.ts'
export { renameInRules } from './renaming/renameInRules.ts'
export { findRuleNames, type RuleName, type RuleNames } from './renaming/ruleNames.ts'
export { defaultKey, type ResolvedPage, resolvePage } from './resolvePage.ts'
export {
  type ActionEntry,
  type BuiltInAction,
  builtInActions,
  type ChangedAction,
  type CustomAction,
} from './schema/action.ts'
export {
  Access,
  AccessCode,
  actionScope,
  ExpressionOf,
  FieldName,
  fieldScope,
  Identity,
  type Reference,
  refTo,
  Strict,
  TemplateRecord,
  TemplateString,
  TemplateValue,
  Text,
} from './schema/annotations.ts'
export type { Card } from './schema/card.ts'
export { Choice, whenHas, whenIs, whenType } from './schema/choice.ts'
export type { Column, ColumnEntry, ColumnGroup } from './schema/column.ts'
export type { MenuPlace, RelatedPage } from './schema/envelope.ts'
export type { Expansion } from './schema/expansion.ts'
export type { Field, WidgetSchema } from './schema/field.ts'
export type { Format } from './schema/format.ts'
export { type FormatWord, writesNumbers } from './schema/formatWords.ts'
export type { FormPart } from './schema/formPart.ts'
export type { FormRules } from './schema/formRules.ts'
export type { ImportOptions } from './schema/importOptions.ts'
export { createSchemas, type DocumentType, type JsonSchema } from './schema/index.ts'
export type {
  FieldPlacement,
  FormStep,
  GroupLayout,
  Layout,
  LayoutEntry,
  LayoutPanel,
  LinksLayout,
  NextStep,
  NoteLayout,
} from './schema/layout.ts'
export type { Model } from './schema/model.ts'
export type { FormDocument, GraphDocument, ReportDocument } from './schema/onlineDocuments.ts'
export type { DictionaryDocument, Pack, RelativeMoment } from './schema/pack.ts'
export type { Part } from './schema/parts.ts'
export type { QueryEntry } from './schema/query.ts'
export { type QueryRule, queryRules } from './schema/queryRules.ts'
export type { Rule } from './schema/rule.ts'
export { kindSchemaName, schemaNames } from './schema/schemaNames.ts'
export type { SideTree } from './schema/sideTree.ts'
export { type RestCall, restCalls, type Source } from './schema/source.ts'
export { type StatisticWord, statistics } from './schema/statistics.ts'
export {
  type SuperQueryField,
  type SuperQueryOptions,
  type SuperQueryRule,
  superQueryRules,
} from './schema/superQuery.ts'
export { columnTypes, type TableColumn, type TableDocument } from './schema/table.ts'
export type { TableMove } from './schema/tableMoves.ts'
export type { RecordStyle, Tone, ValueStyle } from './schema/tone.ts'
export { toDescriptionItems } from './shown/descriptionItems.ts'
export { type ListSort, type Paging, type RecordsKind, toFirstSort, toPaging } from './shown/firstOfList.ts'
export { addressedNames, firstState, toAddressValues } from './shown/firstState.ts'
export { labelsOf } from './shown/labelsOf.ts'
export { pickRecords, pickTotal, translateRows } from './shown/pickRecords.ts'
export { type TableBlockColumn, toTableColumns } from './shown/tableColumns.ts'
export { type FilterField, type Question, toQuestion } from './shown/toQuestion.ts'
export {
  formatOf,
  joinWords,
  readShown,
  type ShownField,
  type WriteValue,
  writeField,
  writePlain,
} from './shown/writeField.ts'
export { writeTemplate } from './shown/writeTemplate.ts'
export { findCall, findEditSends, hasOwnOrder } from './sources/findCall.ts'
export type { SourceCall, SourceCallName } from './sources/sourceCall.ts'
export { type Step, type StepArguments, type StepVerb, stepArguments } from './steps/index.ts'
export { verbOf } from './steps/verbOf.ts'
export type { TableStep, TableStepArguments, TableStepVerb } from './tableSteps/index.ts'
export {
  fromClock,
  installationZone,
  isTimeZone,
  moveTimeText,
  nameZone,
  offsetAt,
  onTimeZones,
  personToday,
  personZone,
  readClock,
  readShownClock,
  setTimeZones,
  type TimeZones,
  toClock,
  toOffsetName,
  toShownClock,
  toShownTime,
  toTimeTitle,
  toWireTime,
  wireZone,
  writeClock,
  writeShownTime,
  writeWireTime,
} from './times/index.ts'
export type { SchemaError, Validator, ValidatorName, Validators } from './validators.ts'
export { defaultWidget } from './vocabulary.ts'
