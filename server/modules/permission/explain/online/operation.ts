import { type Language, splitCodes } from '../../../../http/index.ts'
import { isWholeNode } from '../../../../online/operations/operationCodes.ts'
import { findAccessLabel } from '../../../../packs/accessLabels.ts'
import type { RawReason } from '../accessReason.ts'
import { findNodesOfCode, type Person } from '../person.ts'
import { listNodesAt } from './grantors.ts'
import { onlineMessages as messages } from './messages.ts'

interface Operated {
  readonly operation: string
  readonly isOpen: boolean
  /** The code of the operation, and the addresses of the nodes that lead to the thing. */
  readonly code: string
  readonly addresses: readonly string[]
  readonly language: Language
}

/** Whether a person may do something with a form or a report, and by which roles: by its code, or by a node that gives all. */
export async function explainOperation(
  person: Person,
  { operation, isOpen, code, addresses, language }: Operated,
): Promise<RawReason> {
  const about = { topic: 'button', subject: operation } as const
  const details = { operation: toWord(operation, language), code }
  if (!isOpen) return { ...about, outcome: 'narrowed', message: messages.operationClosed, details }
  const coded = (await findNodesOfCode(person, code)).nodes
  const whole = (await listNodesAt(person, addresses)).filter(({ perms, buttons }) =>
    isWholeNode(splitCodes(perms), splitCodes(buttons)),
  )
  const by = [...new Set([...coded, ...whole].flatMap(({ id }) => person.grantors(id)))]
  return { ...about, outcome: 'allowed', message: messages.operationOpen, details, by }
}

/** An operation whose button asks for a grant at the form itself. */
export const explainWithheld = (operation: string, language: Language): RawReason => ({
  topic: 'button',
  subject: operation,
  outcome: 'narrowed',
  message: messages.operationWithheld,
  details: { operation: toWord(operation, language) },
})

const toWord = (operation: string, language: Language): string => findAccessLabel(operation)?.[language] ?? operation
