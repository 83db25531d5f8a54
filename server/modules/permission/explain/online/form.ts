import { AppError } from '../../../../../runtime/language/index.ts'
import { type CallInfo, noTenant, type SignedInCall, type Viewer } from '../../../../http/index.ts'
import { findRules, narrowRecords, seesEveryTenant } from '../../../../http/resource/index.ts'
import type { FormHead } from '../../../../online/form/description.ts'
import { formRoutes, toAddresses } from '../../../../online/form/grant/addresses.ts'
import { buttonsOf, type FormGrant, type FormOperation } from '../../../../online/form/grant/toGrant.ts'
import { type OpenForm, openForm } from '../../../../online/form/openForm.ts'
import { findFormHead } from '../../../../online/form/storedForms.ts'
import type { RawReason } from '../accessReason.ts'
import type { Person } from '../person.ts'
import { type Asker, explainRecords } from '../records.ts'
import { findNamed, type OnlineKind } from './address.ts'
import { listGrantors } from './grantors.ts'
import { onlineMessages as messages } from './messages.ts'
import { explainOperation, explainWithheld } from './operation.ts'

const forms: OnlineKind = { module: 'online-form', pages: formRoutes }

const operations = ['add', 'edit', 'delete', 'export', 'import'] as const satisfies readonly FormOperation[]

/** What a person may do with an online form and see of it, and by what (wire contract 2.5); undefined for other addresses. */
export async function explainForm(
  path: string,
  found: CallInfo | undefined,
  person: Person,
  call: SignedInCall,
): Promise<readonly RawReason[] | undefined> {
  const named = findNamed(forms, path, found)
  const head = named === undefined ? undefined : await findFormHead(call.db, named)
  if (head === undefined || !(await isSeen(head, call))) return undefined
  const about = { topic: 'form', subject: head.tableName } as const
  const details = { form: head.tableTxt, code: `onl:${head.tableName}:list` }
  const open = await openAs(person.viewer, head.id)
  if (open === undefined) return [{ ...about, outcome: 'denied', message: messages.formClosed, details }]
  const by = await listGrantors(person, toAddresses(head))
  return [
    { ...about, outcome: 'allowed', message: messages.formOpen, details, by },
    ...(await explainOperations(person, open, call)),
    ...explainFields(open.grant),
    ...(await explainAll(open, person, call)),
  ]
}

/** What of the records a person sees; nothing while the table of the form, or of its main table, is not there yet. */
async function explainAll(
  { form, listModel, grant }: OpenForm,
  person: Person,
  call: SignedInCall,
): Promise<readonly RawReason[]> {
  if (form.head.isDbSynch !== 'Y') return []
  try {
    return await explainRecords(listModel, person, call, {
      ownRules: grant.rules,
      asker: await toFormAsker(await openAs(call, form.head.id), call),
    })
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

/** Who asks, as a reader of the records of a form; undefined for who may not open it. */
async function toFormAsker(open: OpenForm | undefined, call: SignedInCall): Promise<Asker | undefined> {
  if (open === undefined) return undefined
  const { grant, listModel } = open
  const rules = [...(await findRules(listModel, call)).map(({ rule }) => rule), ...grant.rules]
  return { readable: listModel.readable, rules, narrow: (query) => narrowRecords(listModel, query, call) }
}

async function explainOperations(
  person: Person,
  { form, grant }: OpenForm,
  call: SignedInCall,
): Promise<readonly RawReason[]> {
  const addresses = toAddresses(form.head)
  const withheld = (operation: FormOperation) =>
    buttonsOf[operation].some((button) => grant.hiddenButtons.has(button)) && !grant.may(operation)
  return Promise.all(
    operations.map((operation) =>
      withheld(operation)
        ? explainWithheld(operation, call.language)
        : explainOperation(person, {
            operation,
            isOpen: grant.may(operation),
            code: `onl:${form.head.tableName}:${operation}`,
            addresses,
            language: call.language,
          }),
    ),
  )
}

/** Who asks learns of forms of their own tenant alone, and of those of none. */
const isSeen = async ({ tenantId }: FormHead, call: SignedInCall): Promise<boolean> =>
  tenantId === noTenant || tenantId === call.tenantId || (await seesEveryTenant(call))

/** The form as somebody would open it; undefined where the server would refuse it. */
async function openAs(viewer: Viewer, code: string): Promise<OpenForm | undefined> {
  try {
    return await openForm(viewer, code)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

const explainFields = ({ hiddenInList, hiddenInForm, readOnly, hiddenButtons }: FormGrant): readonly RawReason[] =>
  (
    [
      ['field', messages.hiddenInList, hiddenInList],
      ['field', messages.hiddenInForm, hiddenInForm],
      ['field', messages.readOnly, readOnly],
      ['button', messages.hiddenButton, hiddenButtons],
    ] as const
  ).flatMap(([topic, granted, names]) =>
    [...names].map((subject): RawReason => ({ topic, subject, outcome: 'narrowed', message: granted })),
  )
