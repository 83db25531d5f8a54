import { type ReactNode, useState } from 'react'
import { type Child, maxChildren, toChildren, toGroups, toSummary } from './branches.ts'
import { JsonLeaf } from './JsonLeaf.tsx'

interface JsonNodeProps {
  readonly name?: string
  readonly value: unknown
  /** How many levels from here on are open at first. */
  readonly openTo: number
}

interface FoldProps {
  readonly name: string | undefined
  readonly summary: string
  readonly isOpenAtFirst: boolean
  /** Drawn once the branch is open. */
  readonly children: () => ReactNode
}

function Fold({ name, summary, isOpenAtFirst, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details className="pw-json-branch" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name !== undefined && <span className="pw-json-name">{name}: </span>}
        <span className="pw-json-summary">{summary}</span>
      </summary>
      {isOpen && children()}
    </details>
  )
}

const toNodes = (children: readonly Child[], openTo: number) =>
  children.map((child) => <JsonNode key={child.name} name={child.name} value={child.value} openTo={openTo} />)

/** A value of JSON, whose branches open and close by mouse and by keyboard. */
export function JsonNode({ name, value, openTo }: JsonNodeProps) {
  if (typeof value !== 'object' || value === null) return <JsonLeaf name={name} value={value} />
  return (
    <Fold name={name} summary={toSummary(value)} isOpenAtFirst={openTo > 0 && Object.keys(value).length <= maxChildren}>
      {() => {
        const children = toChildren(value)
        const groups = toGroups(children)
        if (!groups) return toNodes(children, openTo - 1)
        return groups.map((group) => (
          <Fold key={group.name} name={undefined} summary={group.name} isOpenAtFirst={false}>
            {() => toNodes(group.children, 0)}
          </Fold>
        ))
      }}
    </Fold>
  )
}
