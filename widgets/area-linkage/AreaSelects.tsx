import type { EditProps } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { toText } from '../shared/values.ts'
import { type Area, provinces } from './areas.ts'
import { findArea, toAreaValue } from './areaValue.ts'
import './areaLinkage.css'
import type { AreaLinkageProps } from './props.ts'
import { useLevels } from './useLevels.ts'

/** A list for each level side by side; choosing in one clears those after it. */
export function AreaSelects(edit: EditProps<string, AreaLinkageProps>) {
  const { store = 'code', depth } = edit.props
  const path = findArea(provinces, edit.value) ?? []
  const unknown = path.length === 0 ? toText(edit.value) : ''
  const inside = [provinces, path[0]?.areas, path[1]?.areas]
  const levels = useLevels(depth).map((name, index) => ({ name, areas: inside[index] }))
  const choose = (level: number, areas: readonly Area[], code: string | undefined) => {
    const chosen = areas.find((area) => area.code === code)
    edit.onChange(toAreaValue([...path.slice(0, level), ...(chosen ? [chosen] : [])], store))
  }
  return (
    <fieldset className="pw-area-selects" aria-label={edit.label}>
      {levels.map(({ name, areas }, level) => (
        <ChoiceSelect
          key={name}
          edit={{
            ...edit,
            id: level === 0 ? edit.id : `${edit.id}_${level}`,
            autoFocus: level === 0 && (edit.autoFocus ?? false),
            disabled: edit.disabled || !areas,
            placeholder: level === 0 && unknown !== '' ? unknown : name,
          }}
          name={`${edit.label}: ${name}`}
          choices={(areas ?? []).map((area) => ({ value: area.code, text: area.name }))}
          values={path[level] ? [path[level].code] : []}
          onValues={([code]) => choose(level, areas ?? [], code)}
          multiple={false}
          search
        />
      ))}
    </fieldset>
  )
}
