import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import type { Viewer } from '../http/viewer.ts'

/** What a rule may use to make a value. */
export interface FillRuleCall {
  readonly db: Connection
  /** Who asks: a rule tells nothing of records that they do not see. `db` is its connection. */
  readonly viewer: Viewer
  /** The code under which the rule is kept. */
  readonly ruleCode: string
  /** What the administrator wrote for this rule. */
  readonly params: Readonly<Record<string, unknown>>
  /** The values of the form that asks. */
  readonly form: Readonly<Record<string, unknown>>
  /** True for somebody who tries the rule: nothing that is given out once may be used up. */
  readonly isTrial: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/** A way to make the value of a field (wire contract 1.10, 4). */
export interface FillRule {
  /** The key by which records name the rule. */
  readonly id: string
  readonly title: LanguageTexts
  /** What it makes, and which parameters it reads. */
  readonly description: LanguageTexts
  readonly run: (call: FillRuleCall) => Promise<string> | string
}

/** Describes a rule; `registry.ts` lists it. */
export const defineFillRule = (rule: FillRule): FillRule => rule

/** A text among the values of a form, else among the parameters of the rule; empty when neither has one. */
export function readText({ form, params }: Pick<FillRuleCall, 'form' | 'params'>, name: string): string {
  for (const source of [form, params]) {
    const value = Object.hasOwn(source, name) ? source[name] : undefined
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
  }
  return ''
}

const longestPrefix = 50

/** The beginning of a number that an administrator chose for a rule. */
export function readPrefix({ params }: Pick<FillRuleCall, 'params'>, fallback: string): string {
  const { prefix } = params
  return (typeof prefix === 'string' ? prefix.trim() : fallback).slice(0, longestPrefix)
}
