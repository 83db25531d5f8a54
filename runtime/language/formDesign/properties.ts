import type { DesignField, FamilyField } from './formDesign.ts'
import { readHelpText, withHelpText } from './helpText.ts'
import { findPlainType, isChosen, readPlainType } from './plainTypes.ts'

type Change = Partial<FamilyField>

/** A property of a design and what of a stored field it is about. */
interface Property<Value> {
  readonly read: (field: FamilyField) => Value
  /** What of the field changes by a value; `type` is that of the design. */
  readonly write: (value: Value, field: FamilyField, type: string) => Change
}

type Properties = { readonly [Name in Exclude<keyof DesignField, 'id'>]-?: Property<DesignField[Name]> }

const toFlag = (value: boolean | undefined): number => (value === true ? 1 : 0)
const toText = (value: string | null | undefined): string | null => (value ?? '').trim() || null

const flag = (name: 'isShowList' | 'isShowForm' | 'isQuery' | 'isReadOnly'): Property<boolean | undefined> => ({
  read: (field) => field[name] === 1,
  write: (value) => ({ [name]: toFlag(value) }),
})

const noSource = { dictField: null, dictTable: null, dictText: null } as const

/**
 * Every property of a design, in the order in which they are written: what stands below builds on what stands above, as
 * the length does on the type.
 */
const designProperties: Properties = {
  type: {
    read: readPlainType,
    write: (type) => {
      const plain = findPlainType(type)
      if (plain === undefined) return {}
      const { dbType, dbLength, dbPointLength = 0, show, extend } = plain
      const fieldExtendJson = extend === undefined ? null : JSON.stringify(extend)
      return { ...noSource, dbType, dbLength, dbPointLength, fieldShowType: show, fieldExtendJson }
    },
  },
  label: { read: (field) => field.dbFieldTxt, write: (label) => ({ dbFieldTxt: label.trim() }) },
  name: {
    read: (field) => field.dbFieldName,
    write: (name) => (toText(name) === null ? {} : { dbFieldName: String(name).trim() }),
  },
  required: {
    read: (field) => field.fieldMustInput === '1',
    write: (value) => ({ fieldMustInput: value === true ? '1' : '0' }),
  },
  choices: {
    read: (field) => {
      const { dictTable, dictText, dictField } = field
      if (!isChosen(readPlainType(field)) || toText(dictField) === null) return null
      return toText(dictTable) === null ? dictField : [dictTable, dictText, dictField].join(',')
    },
    write: (value, _field, type) => {
      if (!isChosen(type)) return {}
      const [table = '', text = '', code = ''] = (value ?? '').split(',')
      return code === ''
        ? { ...noSource, dictField: toText(value) }
        : { dictTable: table, dictText: text, dictField: code }
    },
  },
  linkTo: {
    read: (field) => (readPlainType(field) === 'link' ? field.dictTable : null),
    write: (value, _field, type) =>
      type === 'link' ? { dictTable: toText(value), dictField: 'id', dictText: null } : {},
  },
  width: {
    read: (field) => field.fieldLength,
    write: (value) => (typeof value === 'number' ? { fieldLength: value } : {}),
  },
  length: {
    read: (field) => (field.dbType === 'string' ? field.dbLength : null),
    write: (value, field) => (typeof value === 'number' && field.dbType === 'string' ? { dbLength: value } : {}),
  },
  digits: {
    read: (field) => (field.dbType === 'BigDecimal' ? field.dbPointLength : null),
    write: (value, field) =>
      typeof value === 'number' && field.dbType === 'BigDecimal' ? { dbPointLength: value } : {},
  },
  defaultValue: {
    read: (field) => toText(field.fieldDefaultValue),
    write: (value) => ({ fieldDefaultValue: toText(value) }),
  },
  help: {
    read: (field) => readHelpText(field.fieldExtendJson),
    write: (value, field) => ({ fieldExtendJson: withHelpText(field.fieldExtendJson, toText(value)) }),
  },
  inList: flag('isShowList'),
  inQuery: flag('isQuery'),
  inForm: flag('isShowForm'),
  readOnly: flag('isReadOnly'),
  unique: {
    read: (field) => field.fieldValidType === 'only',
    write: (value, field) =>
      value === true ? { fieldValidType: 'only' } : field.fieldValidType === 'only' ? { fieldValidType: null } : {},
  },
  check: {
    read: (field) => (field.fieldValidType === 'only' ? null : toText(field.fieldValidType)),
    write: (value, field) =>
      toText(value) === null && field.fieldValidType === 'only' ? {} : { fieldValidType: toText(value) },
  },
}

/** A stored field in plain words. */
export function toDesignField(field: FamilyField): DesignField {
  const values = Object.entries(designProperties).map(([name, { read }]) => [name, read(field)])
  return { ...(field.id === undefined ? {} : { id: field.id }), ...Object.fromEntries(values) }
}

/** Properties of which a type makes new sense: they are written with it even where they did not change. */
const ofType: ReadonlySet<string> = new Set(['choices', 'linkTo', 'help'])

/** The properties as they are gone through: each is asked only about values of its own. */
const propertyList = Object.entries(designProperties) as unknown as readonly (readonly [
  keyof Properties,
  Property<unknown>,
])[]

/** A stored field with what of it differs from a design; whatever a design does not say stays as it is. */
export function applyDesignField<Field extends FamilyField>(design: DesignField, stored: Field): Field {
  const hasNewType = design.type !== readPlainType(stored)
  let field = stored
  for (const [name, property] of propertyList) {
    const value: unknown = design[name]
    const isSame =
      value === undefined || value === property.read(stored) || (value === '' && property.read(stored) === null)
    if (isSame && !(hasNewType && ofType.has(name))) continue
    field = { ...field, ...property.write(value, field, design.type) }
  }
  return field
}
