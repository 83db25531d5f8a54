/** What an online form is to a person who designs it: `part` belongs to the records of another form, `tree` nests its records. */
export type FormKind = 'records' | 'part' | 'tree'

/** A field of an online form in plain words; what is left out follows from its type. */
export interface DesignField {
  /** The id of a stored field; a new one has none. */
  readonly id?: string | undefined
  readonly label: string
  /** One of `plainTypes`, or `other` for what is set up elsewhere and kept as it is. */
  readonly type: string
  readonly required?: boolean | undefined
  /** The code of a dictionary, or a table as `table,text,code`. */
  readonly choices?: string | null | undefined
  /** The table of the form whose records are chosen. */
  readonly linkTo?: string | null | undefined
  /** Pixels of its column in lists. */
  readonly width?: number | null | undefined
  /** The name of its column; made from the label when left out. */
  readonly name?: string | null | undefined
  /** The most characters. */
  readonly length?: number | null | undefined
  /** Digits after the point. */
  readonly digits?: number | null | undefined
  readonly defaultValue?: string | null | undefined
  /** What stands below the field in the form. */
  readonly help?: string | null | undefined
  readonly inList?: boolean | undefined
  readonly inQuery?: boolean | undefined
  readonly inForm?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly unique?: boolean | undefined
  /** A check of the family by its code, or a regular expression (wire contract 3.2). */
  readonly check?: string | null | undefined
}

/** An online form as a person designs it. */
export interface FormDesign {
  readonly title: string
  readonly kind: FormKind
  /** The table of the form that a part belongs to. */
  readonly main?: string | null | undefined
  readonly fields: readonly DesignField[]
}

/** A field as the family describes it, as far as a design is about it (wire contract 3.2). */
export interface FamilyField {
  readonly id?: string
  readonly dbFieldName: string
  readonly dbFieldTxt: string
  readonly dbType: string
  readonly dbLength: number
  readonly dbPointLength: number
  readonly fieldShowType: string
  readonly fieldMustInput: string | null
  readonly fieldLength: number | null
  readonly fieldValidType: string | null
  readonly fieldDefaultValue: string | null
  readonly fieldExtendJson: string | null
  readonly dictField: string | null
  readonly dictTable: string | null
  readonly dictText: string | null
  readonly isShowList: number | null
  readonly isShowForm: number | null
  readonly isQuery: number | null
  readonly isReadOnly: number | null
  readonly mainTable: string | null
  readonly mainField: string | null
}

/** A form as the family describes it, as far as a design is about it (wire contract 3.1). */
export interface FamilyForm {
  readonly head: {
    readonly tableTxt: string
    readonly tableType: number
    readonly isTree: string | null
    readonly treeParentIdField: string | null
    readonly treeIdField: string | null
  }
  /** In the order of their places. */
  readonly fields: readonly FamilyField[]
}
