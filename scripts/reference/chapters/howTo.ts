import type { ReferenceDocument } from '../documents.ts'
import { bankFolder, toExcerpt, toMembers } from '../excerpt.ts'
import { toChapter } from '../markdown.ts'

/** The chapter of tasks that take several words of the language, each with a piece of a small bank that runs. */
export function howToChapter(documents: readonly ReferenceDocument[]): string {
  const excerpt = (path: string, pointer: string): string => toExcerpt(documents, path, pointer, bankFolder)
  const members = (path: string, names: readonly string[], pointer = ''): string =>
    toMembers(documents, path, pointer, names, bankFolder)
  return toChapter(
    '# How to',
    'Each part below is a task, and the words that it takes. The pieces are those of a small bank, which stands in [`example/bank`](example/bank/pack.json) and can be installed as it is. All options of a table stand in [its table](packs.md#tables).',

    '## Make a table in which people see their own records',
    'By itself a table asks for a code at each call, and who has the code sees all records. `operations` says it for each call: a code of your own, `signedIn` for everybody who is, or `anyone`. `owner` then says that records belong to people. Here everybody who is signed in may list accounts, and gets their own:',
    members('tables/account.json', ['operations', 'owner']),
    '- `column` names the column that has the account of the owner. The server writes it with a new record; without `column` the owner is who made the record.\n- `access` is the code of those who see and change the records of all. Declare it in `access` of `pack.json`, so that a role can be granted it.\n- `"othersSee": true` lets others read a record that only its owner changes.',
    'The rule holds for every way to a record: lists, single records, spreadsheets, changes, deletions, live sources, and the moves below. Which code decides about somebody is told by `GET /sys/permission/explain`.',
    'Where several companies share an installation, `tenant` keeps the records of each apart, and `depart` notes the department of who made a record, for data rules:',
    members('tables/visit.json', ['tenant', 'depart']),

    '## Say what a value may be',
    'What stands in a table holds however a record is written: by a form, a spreadsheet, a move, or a call of a program.',
    '`editable` says when a call may give a value: `onCreate` once, with the new record; `never` where the server alone writes it. A call that gives it all the same is refused. `computed` is a formula by which the server writes the value:',
    members('tables/withdrawal.json', ['amount', 'fee', 'paid_by'], '/columns'),
    '`checks` are formulas over the record as it will be:',
    excerpt('tables/withdrawal.json', '/checks'),
    'A `secret` is written and never answered: `hashed` for what is only compared, `encrypted` for what the server has to read again. `references` names the table whose key a value is, and says what becomes of the record when that one is deleted: `refuse` the deletion, which is the default, `delete` the record too, or `clear` the value.',
    members('tables/visit.json', ['account', 'door_code'], '/columns'),
    excerpt('tables/event.json', '/columns/account'),
    'One column alone is `unique` by itself; several together by a list of them:',
    members('tables/visit.json', ['unique']),

    '## Make a state with moves',
    'Do not let a form write a state. A column of `transitions` is written by moves alone, each a call of its own, `POST <path>/transition/<id>`, with the `id` of the record. The one move without `from` is how a record begins, and runs as it is added.',
    '1. Name the column, and give each move the states `from` which it leads, and the one to which.',
    '2. Say who makes it: `access` is a code, or `signedIn` for everybody who sees the record.',
    '3. Say when it is refused: `when` is a formula over the record, `message` what people read then.',
    '4. `takes` are the columns that the caller may give along, such as a reason; `set` are values that the server writes. A browser can neither choose those nor leave the condition out.',
    '5. `steps` are what happens besides. The move, its values, its steps and its entry in the log are one transaction: either all of it happens, or nothing.',
    excerpt('tables/withdrawal.json', '/transitions'),
    'Each step may have a condition `when`. `add` adds a record to a table of a pack, `change` changes one by its key, `transfer` moves money, and `notify` sends people a message once all is done.',
    'A button of a page makes the move by a step [`request`](steps.md#request). The server decides whether it may be made; the button only need not show where it may not:',
    excerpt('pages/withdrawals.json', '/rowActions/0'),

    '## Keep money that cannot be overdrawn',
    'A balance that is a number in a record goes wrong as soon as two people change it at once. Keep movements instead, and let the balance be their sum.',
    '1. Make a table of accounts with a column for the lowest balance that an account may have; where it is empty nothing limits it. It is `"editable": "never"`, so that nobody gives it to themselves.',
    '2. Make a table of movements and say that it is a `ledger`: which column is the same in all rows of one entry, which has the key of the account, and which the amount.',
    members('tables/movement.json', ['columns', 'ledger']),
    '3. Give the account its balance by `sum`. Nobody writes it; it is worked out as it is read.',
    excerpt('tables/account.json', '/columns/balance'),
    '4. Move money by a step `transfer` of a move, as `pay` above does. It writes two rows that add up to nothing, and is refused where the first account would come below its lowest balance. Of two withdrawals at the same moment, one waits for the other.',
    'Nothing else writes a ledger: no form, no spreadsheet and no call. Amounts are decimals with all of their digits; `precision` and `scale` say how many there are.',

    '## Make a public page',
    'Two things must be open: the page, and what it asks.',
    '1. Put the page into a folder of the menu that says `"layout": "front"`. It then stands in the layout of a site, with a header and a footer, for visitors as well as for who is signed in.',
    excerpt('pack.json', '/menu'),
    '2. Open the page by `"access": "anyone"`.',
    '3. Open the table by `operations`, and list in `public` the columns that may leave. No other column does, whatever the page asks for.',
    members('tables/notice.json', ['operations', 'public']),
    '4. Let a page of one record take its key from the address, by a part of the path such as `:id`:',
    members('pages/notice.json', ['access', 'menu', 'sources', 'blocks']),
    'The server writes the texts of such a page into its HTML, so that search engines and people without JavaScript read it. The title is the first heading, the description the first paragraph with 40 letters or more, and the picture of links the first one on the page, unless the page has a `description` and a `picture` of its own. `/sitemap.xml` has its addresses, one for each record; an address with the key of no record answers 404. `?lang=en` opens a page in a language.',
    'What is open to visitors at the moment stands in the administration under “Public access”, with what a visitor gets. A block or button with an `access` of its own is not there for who lacks the code.',

    '## Open an online form or report to anyone',
    'An online form takes the words of tables in its `rules`, for its fields: who may do what, what is public, what a value may be, owners, moves and ledgers. Its records call fields as the form does, and so do formulas. Visitors get the public fields, and those that they fill in. What people read stands in one text, or in one for each language.',
    excerpt('forms/complaint.json', '/rules'),
    'The moves are calls of their own here too, `POST /online/cgform/api/transition/<form>/<move>`, and buttons of the list for who may make them; one that takes values opens a form of these, `online-form#<form>?move=<move>`. What the server alone writes is not asked for in the form of a new record, and read only in that of a stored one. In the designer the rules of a form stand under “Record rules”; who writes them holds the code of its statements, since they run in the name of the server. A field that is renamed in the designer is renamed in the rules that name it, of this form and of others; one that rules name is not deleted before they are changed. A version that is restored brings its rules back.',
    'A report says `access`, and which of its columns are `public`:',
    members('reports/rates.json', ['access', 'columns']),
    'So does a graph report. The columns that its charts are drawn of are `public` then; one that is not is refused, in a document and in the designer. A template of graph reports shows visitors those of its reports that are open to anyone. What visitors ask of another host is what the author of the report has written: their values of parameters go to statements alone.',
    members('graphs/rates.json', ['category', 'values', 'access', 'columns']),

    '## Show live prices',
    '1. Say of the table that it is `live`. Pages then hear of each write after its transaction, and everybody of the records and columns that they may read.',
    members('tables/rate.json', ['operations', 'public', 'live']),
    '2. Give the source of a block or of a page the name of the table as its `socket`. It asks once and then follows.',
    excerpt('pages/rates.json', '/blocks/0'),
    'Values that stand in no table come from a feed of a module of the server, whose name is the `socket` then. [Sources](sources.md#records-that-follow-what-changes) says more.',
  )
}
