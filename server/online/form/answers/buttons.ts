import { isBuiltIn } from '../button/builtInButtons.ts'
import type { FormButton, FormDescription } from '../description.ts'
import { textOf } from './columnTexts.ts'
import type { AnswerContext } from './context.ts'

const isOfEveryForm = ({ buttonCode }: FormButton): boolean => isBuiltIn(buttonCode)
const isOff = ({ buttonStatus }: FormButton): boolean => buttonStatus === '0'

/** The names under which the button that changes a record is known. */
const changing: readonly string[] = ['edit', 'update']
const withBothNames = (codes: readonly string[]): readonly string[] =>
  codes.some((code) => changing.includes(code)) ? [...codes, ...changing] : codes

/** A button of a form as it goes over the wire (wire contract 1.13, cgButtonList). */
export type ButtonAnswer = Pick<
  FormButton,
  | 'id'
  | 'buttonCode'
  | 'buttonName'
  | 'buttonIcon'
  | 'buttonStatus'
  | 'buttonStyle'
  | 'exp'
  | 'optType'
  | 'orderNum'
  | 'optPosition'
  | 'cgformHeadId'
>

const toButton = (button: FormButton): ButtonAnswer => ({
  id: button.id,
  buttonCode: button.buttonCode,
  buttonName: button.buttonName,
  buttonIcon: button.buttonIcon,
  buttonStatus: button.buttonStatus,
  buttonStyle: button.buttonStyle,
  exp: button.exp,
  optType: button.optType,
  orderNum: button.orderNum,
  optPosition: button.optPosition,
  cgformHeadId: button.cgformHeadId,
})

/** The buttons of a form's own that the person may see, in their order; `form` buttons stand in forms alone. */
export const toButtons = (
  { buttons }: Pick<FormDescription, 'buttons'>,
  { hiddenButtons }: Pick<AnswerContext, 'hiddenButtons'>,
  place: 'list' | 'form',
): readonly ButtonAnswer[] =>
  buttons
    .filter((button) => !isOfEveryForm(button) && !isOff(button) && !hiddenButtons.includes(button.buttonCode))
    .filter(({ buttonStyle }) => (buttonStyle === 'form') === (place === 'form'))
    .toSorted((left, right) => left.orderNum - right.orderNum)
    .map(toButton)

/** The codes of buttons that are not to be seen: those that grants hide, and built-in ones that are turned off. */
export const toHiddenButtons = (
  { buttons }: Pick<FormDescription, 'buttons'>,
  { hiddenButtons }: Pick<AnswerContext, 'hiddenButtons'>,
): readonly string[] => [
  ...new Set(
    withBothNames([
      ...hiddenButtons,
      ...buttons.filter((one) => isOfEveryForm(one) && isOff(one)).map((one) => one.buttonCode),
    ]),
  ),
]

/** What the form calls the built-in buttons, by their codes. */
export const toBuiltInButtons = ({
  buttons,
}: Pick<FormDescription, 'buttons'>): Readonly<
  Record<string, { readonly buttonName: string; readonly buttonIcon: string | null; readonly enabled: boolean }>
> =>
  Object.fromEntries(
    buttons
      .filter((button) => isOfEveryForm(button) && textOf(button.buttonName) !== '')
      .map((button) => [
        button.buttonCode,
        { buttonName: button.buttonName, buttonIcon: button.buttonIcon, enabled: !isOff(button) },
      ]),
  )
