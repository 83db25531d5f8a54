import { useMemo } from 'react'
import { type EditProps, useAnswer, useSiblings, useTranslate } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { toText } from '../shared/values.ts'
import { readDestinations, toFilledFields } from './destinations.ts'
import type { MenuTargetProps } from './props.ts'

const noParameters = {}

export function MenuTargetEdit(edit: EditProps<string, MenuTargetProps>) {
  const t = useTranslate()
  const siblings = useSiblings()
  const answer = useAnswer({ url: '/sys/permission/destinations', parameters: noParameters })
  const destinations = useMemo(() => readDestinations(answer.result), [answer.result])
  const choices = useMemo(
    () =>
      destinations.map(({ url, title, kind }) => ({
        value: url,
        text: t('widgets.menu-target.choice', { title, kind: t(`widgets.menu-target.kind.${kind}`) }),
      })),
    [destinations, t],
  )
  const value = toText(edit.value)
  const isTyped = value !== '' && !choices.some((choice) => choice.value === value)
  const onValues = ([url]: readonly string[]) => {
    edit.onChange(url)
    const chosen = destinations.find((destination) => destination.url === url)
    if (chosen && siblings) siblings.set(toFilledFields(chosen, (name) => siblings.get(name)))
  }
  const { failure, isLoading } = answer
  return (
    <ChoiceSelect
      edit={edit}
      choices={isTyped ? [{ value, text: value }, ...choices] : choices}
      values={value === '' ? [] : [value]}
      onValues={onValues}
      multiple={false}
      search
      allowInput
      placeholder={t('widgets.menu-target.placeholder')}
      state={{
        status: failure ? 'error' : isLoading ? 'loading' : 'ready',
        failure,
        retry: () => void answer.reload(),
      }}
    />
  )
}
