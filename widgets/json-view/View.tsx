import { useMemo } from 'react'
import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toText } from '../shared/values.ts'
import { JsonNode } from './JsonNode.tsx'
import './jsonView.css'
import { defaultDepth, type JsonViewProps } from './props.ts'
import { readJson } from './readJson.ts'

export function JsonView({ value, props }: ViewProps<unknown, JsonViewProps>) {
  const read = useMemo(() => readJson(value), [value])
  if (value === undefined || value === null || value === '') return emptyValue
  // What is no JSON shows as it is: nothing is hidden.
  if (!read) return <div className="pw-text-lines">{toText(value)}</div>
  return (
    <div className="pw-json">
      <JsonNode value={read.value} openTo={props.depth ?? defaultDepth} />
    </div>
  )
}
