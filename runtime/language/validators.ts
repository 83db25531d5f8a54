import type { DocumentType } from './schema/index.ts'

/** One mistake as a validator of JSON Schema reports it; the schemas around it come along (`verbose`). */
export interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly propertyName?: string
  readonly parentSchema?: Readonly<Record<string, unknown>>
  readonly data?: unknown
}

/** A compiled schema: whether a value meets it, and afterwards every mistake of that value. */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly SchemaError[] | null | undefined
}

/** What a validator is named by: a form of document, or the props of one widget. */
export type ValidatorName = DocumentType | `props.${string}`

/**
 * The compiled schemas of one vocabulary. On Node `compileValidators` makes them; a browser that forbids generated code
 * loads the module that `standaloneValidators` wrote when the app was built (design 3).
 */
export type Validators = Readonly<Record<DocumentType, Validator>> & Readonly<Record<`props.${string}`, Validator>>
