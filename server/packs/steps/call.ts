import { Ajv, type ValidateFunction } from 'ajv'
import { createFailure, type TableStepArguments } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { TableFunction } from '../../http/tableFunction.ts'
import { texts } from '../../http/texts.ts'
import { resolveValues } from '../table/formulas.ts'
import type { RunStep } from './step.ts'
import { toStepScope } from './values.ts'

const callMessages = {
  unknown: texts('服务器没有函数“{name}”', 'The server has no function {name}.', '伺服器沒有函式「{name}」'),
  refused: texts(
    '函数“{name}”的参数不正确：{detail}',
    'The function {name} does not take these values: {detail}',
    '函式「{name}」的參數不正確：{detail}',
  ),
} as const

const ajv = new Ajv({ strict: false })
const compiled = new WeakMap<TableFunction, ValidateFunction>()

/** Throws where a function does not take some values, such as what a formula gave. */
function requireValues(called: TableFunction, values: unknown): void {
  const validate = compiled.get(called) ?? ajv.compile(called.values)
  compiled.set(called, validate)
  if (validate(values)) return
  const [error] = validate.errors ?? []
  const detail = `${error?.instancePath.slice(1) ?? ''} ${error?.message ?? ''}`.trim()
  throw createFailure(callMessages.refused, { details: { name: called.name, detail } })
}

/** Calls a function of the server. */
export const callStep: RunStep<TableStepArguments<'call'>> = async ({ function: name, values = {} }, context) => {
  const called = context.call.services.functions.get(name)
  if (called === undefined) throw createFailure(callMessages.unknown, { details: { name } })
  const given = resolveValues(context.table, values, toStepScope(context))
  requireValues(called, given)
  // Every function is described with the call of somebody; the services leave its type open.
  const { run } = called as TableFunction<SignedInCall>
  return { result: (await run(context.call, given)) ?? null }
}
