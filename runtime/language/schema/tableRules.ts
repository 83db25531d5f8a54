import { type TSchema, Type } from 'typebox'
import { Access, AccessCode, ExpressionOf, type Reference, Strict } from './annotations.ts'
import { Choice, whenType } from './choice.ts'
import { movesWith } from './tableMoves.ts'
import { identifier, ownColumn } from './tableNames.ts'

/** When calls of people may give a column its value. */
const editableWords = ['always', 'onCreate', 'never'] as const

/** How a secret is kept. */
const secretWords = ['hashed', 'encrypted'] as const

/** What becomes of a record when the one that it refers to is deleted. */
const onDeleteWords = ['refuse', 'delete', 'clear'] as const

/** The name of a table of a pack. */
const tableName = { ...identifier, reference: 'table' satisfies Reference }

/** What a column says of its values beyond their type. */
export const columnRules = {
  editable: Type.Optional(
    Type.Enum([...editableWords], {
      default: 'always',
      description:
        'when a call may give it a value: `onCreate` once, with the new record; `never` where the server alone writes it. A call that gives one all the same is refused',
    }),
  ),
  secret: Type.Optional(
    Type.Enum([...secretWords], {
      description:
        'a text that is written and never answered: `hashed` for what is only compared, `encrypted` for what the server has to read again. It stands in no list, sheet, log or version',
    }),
  ),
  computed: Type.Optional({
    ...ExpressionOf(['record']),
    description: 'a formula over the record by which the server writes the value with each change',
  }),
  references: Type.Optional(
    Strict(
      {
        table: { ...tableName, description: 'the table whose key the value is' },
        onDelete: Type.Optional(
          Type.Enum([...onDeleteWords], {
            default: 'refuse',
            description:
              'what becomes of a record when the one that it names is deleted: `refuse` the deletion, `delete` it too, or `clear` the value',
          }),
        ),
      },
      { description: 'that the value is the key of a record which its writer sees' },
    ),
  ),
  sum: Type.Optional(
    Strict(
      {
        table: { ...tableName, description: 'the table whose records are added up' },
        column: { ...identifier, description: 'the column of that table that is added up' },
        by: { ...identifier, description: 'the column of that table that has the key of this record' },
      },
      { description: 'the sum of a column over the records of another table that name this one; nobody writes it' },
    ),
  ),
}

/** Whether the writes of a table are announced. */
export const liveRule = {
  live: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'whether pages hear of every write, each person of the records that they may read; the name of the table is the `socket` of a source',
    }),
  ),
}

/** Who does what with the records of a table, and whose they are. */
export const accessRules = {
  operations: Type.Optional(
    Strict(
      {
        list: Type.Optional({ ...Access, description: 'who reads records, in lists and one by one' }),
        add: Type.Optional({ ...Access, description: 'who adds records' }),
        edit: Type.Optional({ ...Access, description: 'who changes records' }),
        delete: Type.Optional({ ...Access, description: 'who deletes records' }),
        export: Type.Optional({ ...Access, description: 'who takes records along as a spreadsheet' }),
        import: Type.Optional({ ...Access, description: 'who adds records from spreadsheets' }),
      },
      {
        description:
          'who does what: a code, `signedIn` or `anyone`; the code below the prefix for what is left out. Strangers only read the columns of `public`',
      },
    ),
  ),
  public: Type.Optional(
    Type.Array(ownColumn, {
      description:
        'the columns that leave to people who are not signed in, where `operations` lets them read; the key always does',
    }),
  ),
  owner: Type.Optional(
    Strict(
      {
        column: Type.Optional({
          ...ownColumn,
          description:
            'the column with the account that a record belongs to, which the server writes; who made it when left out',
        }),
        access: Type.Optional({
          ...AccessCode,
          description: 'the code of who sees and changes the records of all; administrators alone when left out',
        }),
        othersSee: Type.Optional(
          Type.Boolean({ default: false, description: 'whether others see a record, and only its owner changes it' }),
        ),
      },
      { description: 'that records belong to people: nobody else sees or changes them' },
    ),
  ),
}

/** What holds for every record of a table, its states and its movements, with texts of a type. */
export const recordRulesWith = <T extends TSchema>(text: T) => ({
  unique: Type.Optional(
    Type.Array(Choice('a list of column names', [whenType('array', Type.Array(ownColumn, { minItems: 2 }))]), {
      description: 'lists of columns whose values together no two records share',
    }),
  ),
  checks: Type.Optional(
    Type.Array(
      Strict({
        check: {
          ...ExpressionOf(['record', 'before', 'user']),
          description:
            'a formula over the record as it will be, which must be true; `before` is the record as it was, null for a new one',
        },
        message: { ...text, description: 'what is answered where it is not' },
        column: Type.Optional({ ...ownColumn, description: 'the column at which the message stands' }),
      }),
      { description: 'what holds for every record, however it is written' },
    ),
  ),
  transitions: Type.Optional(
    Strict(
      {
        column: { ...ownColumn, description: 'the column that has the state; only moves write it' },
        moves: movesWith(text),
      },
      { description: 'the states of a record and the moves between them' },
    ),
  ),
  ledger: Type.Optional(
    Strict(
      {
        entry: { ...ownColumn, description: 'the column that is the same in all rows of one entry' },
        account: { ...ownColumn, description: 'the column with the key of the account' },
        amount: { ...ownColumn, description: 'the column with the amount: what leaves an account is negative' },
        minimum: Type.Optional(
          Strict(
            {
              column: {
                ...identifier,
                description:
                  'the column of the account with the balance below which nothing leaves it; no limit where it is empty',
              },
            },
            { description: 'how far an account can be drawn' },
          ),
        ),
      },
      {
        description:
          'that rows are double-entry movements: steps `transfer` alone write them, each entry adds up to nothing, and none is changed or deleted',
      },
    ),
  ),
})
