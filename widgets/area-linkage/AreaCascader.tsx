import { RightOutlined } from '@ant-design/icons'
import { Cascader } from 'antd'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import '../shared/choices.css'
import { optionalProps } from '../shared/optionalProps.ts'
import { selectAccess } from '../shared/selectAccess.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { type Area, provinces } from './areas.ts'
import { findArea, toAreaValue } from './areaValue.ts'
import type { AreaLinkageProps } from './props.ts'
import { useLevels } from './useLevels.ts'

interface Option {
  readonly value: string
  readonly label: string
  readonly children?: Option[]
}

const toOptions = (areas: readonly Area[], depth: number): Option[] =>
  areas.map(({ code, name, areas: inside }) => ({
    value: code,
    label: name,
    ...(depth > 1 && inside.length > 0 && { children: toOptions(inside, depth - 1) }),
  }))

/** The areas down to each depth, made when the first field needs them. */
const madeOptions = new Map<number, Option[]>()

const optionsOf = (depth: number): Option[] => {
  const options = madeOptions.get(depth) ?? toOptions(provinces, depth)
  madeOptions.set(depth, options)
  return options
}

/** Ways that a search shows at most; a person types on when there are more. */
const maxFound = 50

/** One list with a column for each level; typing finds areas of every level. */
export function AreaCascader(edit: EditProps<string, AreaLinkageProps>) {
  const t = useTranslate()
  const { store = 'code', depth = 'district' } = edit.props
  const levels = useLevels(depth)
  const placeholder = depth === 'district' ? t('widgets.area-linkage.placeholder') : levels.join(' / ')
  const text = toText(edit.value)
  const path = findArea(provinces, edit.value)
  const currentPath = path ? path.map((area) => area.code) : text === '' ? [] : [text]
  return (
    <div ref={selectAccess.requiredIn(edit.required)}>
      <Cascader<Option>
        className="pw-choice-select"
        {...optionalProps({
          id: edit.id,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          'aria-disabled': edit.disabled || undefined,
          status: edit.invalid ? 'error' : '',
          placeholder: edit.placeholder || placeholder,
          autoFocus: edit.autoFocus,
          ...stateAttributes({ ...edit, required: false }),
        })}
        options={optionsOf(levels.length)}
        expandIcon={<RightOutlined aria-hidden />}
        value={currentPath}
        onChange={(codes) => edit.onChange(toAreaValue(findArea(provinces, codes?.map(String)) ?? [], store))}
        showSearch={{ limit: maxFound }}
        notFoundContent={<span className="pw-choices-note">{t('widgets.area-linkage.none')}</span>}
        popupRender={(menu) => <div id={`${edit.id}_list`}>{menu}</div>}
        allowClear={!edit.required}
      />
    </div>
  )
}
