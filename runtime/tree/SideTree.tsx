import { useMemo } from 'react'
import { toParameterText } from '../data/index.ts'
import { useText, useTranslate } from '../i18n/index.ts'
import type { SideTree as TreeOptions } from '../language/index.ts'
import type { DataRecord } from '../registry/index.ts'
import { isYes } from './isYes.ts'
import { TreeChooser } from './TreeChooser.tsx'
import type { TreeSource } from './useTreeSource.ts'

interface SideTreeProps {
  readonly options: TreeOptions
  /** The key of the node whose records show; undefined for all. */
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

/** The tree beside the records, such as departments: a node says which records show (specification 2.8). */
export function SideTree({ options, chosen, onChoose }: SideTreeProps) {
  const translate = useTranslate()
  const text = useText()
  const source = useMemo(() => toSource(options), [options])
  const labelField = options.label ?? 'title'
  const labelOf = useMemo(() => (node: DataRecord) => toParameterText(node[labelField]), [labelField])
  const title = text(options.title) || translate('picker.tree')
  return (
    <div className="pw-side-nodes">
      <TreeChooser
        label={title}
        source={source}
        labelOf={labelOf}
        chosen={chosen}
        onChoose={(node) => onChoose(source.keyOf(node))}
      >
        <button
          type="button"
          className="pw-side-all"
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          {translate('picker.allOfTree')}
        </button>
      </TreeChooser>
    </div>
  )
}

const nothing = {}

/** Where the nodes come from, with what the document may leave out: the words of a server's department tree. */
function toSource({ url, key = 'key', children = 'children', lazy = false, ...options }: TreeOptions): TreeSource {
  const leaf = options.leaf ?? 'isLeaf'
  return {
    url,
    parameters: nothing,
    keyOf: (node) => toParameterText(node[key]),
    parent: options.parent ?? 'pid',
    root: options.root ?? '',
    children,
    isLazy: lazy,
    hasChildren: (node) => !isYes(node[leaf]),
  }
}
