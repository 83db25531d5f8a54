import { createFailure } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { isTableCode, parseTableCode } from '../dictionary/tableSource.ts'
import { checkFieldName } from './checkHead.ts'
import { graphMessages } from './messages.ts'
import { parseReplaced } from './texts.ts'

/** Refuses a field whose name, dictionary, replaced values or link could do harm or could not be shown. */
export async function checkItem(values: Values, call: SignedInCall): Promise<void> {
  const name = String(values.fieldName)
  const details = { name: name.slice(0, 100) }
  checkFieldName(name)
  const dictionary = String(values.dictCode ?? '').trim()
  if (dictionary !== '') {
    // A statement as a dictionary would run with the rights of the server (wire contract 3.5).
    if (!/^[\w.-]+(,[\w.-]+){0,2}(,[\w =]+)?$/.test(dictionary))
      throw createFailure(graphMessages.dictionary, { details })
    if (isTableCode(dictionary)) await parseTableCode(call, dictionary)
  }
  const replaced = String(values.replaceVal ?? '').trim()
  if (replaced !== '' && parseReplaced(replaced) === undefined)
    throw createFailure(graphMessages.replacing, { details })
  const link = String(values.fieldHref ?? '').trim()
  if (link !== '' && !/^(https?:\/\/[^/\\\s]|\/(?![/\\]))/i.test(link))
    throw createFailure(graphMessages.link, { details })
}

/** Refuses a parameter whose name no statement could hold. */
export function checkParameter(values: Values): void {
  checkFieldName(String(values.paramName))
}
