import { type AppError, createFailure } from '../language/index.ts'

/** A step that needs a form ran on a page without one. */
export const stepWithoutForm = (step: string): AppError =>
  createFailure(
    {
      zh: '步骤 {step} 需要表单',
      en: 'The step {step} needs a form, and this page has none.',
      tw: '步驟 {step} 需要表單',
    },
    { details: { step } },
  )

/** A step that changes the state of a page ran on one without. */
export const stepWithoutState = (): AppError =>
  createFailure({
    zh: '步骤 setState 需要带状态的页面',
    en: 'The step setState needs a page with a state, and this page has none.',
    tw: '步驟 setState 需要帶狀態的頁面',
  })

/** A step's verb that this app does not have. */
export const unknownStep = (step: string): AppError =>
  createFailure({ zh: '未知的步骤 {step}', en: 'Unknown step {step}.', tw: '未知的步驟 {step}' }, { details: { step } })

/** A template of a step that could not be evaluated. */
export const templateFailed = (reason: string): AppError =>
  createFailure(
    { zh: '表达式出错：{reason}', en: 'An expression failed: {reason}', tw: '運算式出錯：{reason}' },
    { details: { reason } },
  )

/** A step runs a method of a script that the page has not. */
export const noScript = (form: string): AppError =>
  createFailure(
    {
      zh: '此页面没有在线表单 {form} 的脚本',
      en: 'This page has no script of the online form {form}.',
      tw: '此頁面沒有線上表單 {form} 的指令碼',
    },
    { details: { form } },
  )

/** A step that goes through records was given something else. */
export const nothingToGoThrough = (): AppError =>
  createFailure({
    zh: '步骤 each 的 of 不是列表',
    en: 'The step each needs a list, but `of` is not one.',
    tw: '步驟 each 的 of 不是清單',
  })
