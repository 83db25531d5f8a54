import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useData } from '../../../../data/index.ts'
import { IssueNote } from '../../../../issues/index.ts'
import type { ResolvedPage } from '../../../../language/index.ts'
import { evaluateIn } from '../../../../language/index.ts'
import { type PreparedPage, useFailureMessage, usePageLibrary } from '../../../../page/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { FailedBlock } from '../../block/BlockNotes.tsx'
import { Skeleton } from '../../block/Skeleton.tsx'
import { FragmentBlocks } from '../../FragmentBlocks.tsx'
import type { PlainViewProps } from '../definition.ts'

const isFragment = (prepared: PreparedPage): prepared is PreparedPage & { resolved: ResolvedPage<'fragment'> } =>
  prepared.resolved.page.kind === 'fragment' && prepared.resolved.page.blocks !== undefined

/** The blocks of a fragment, which see what they are given and nothing else of the page around them. */
export function FragmentBlockView({ block, controller, scope, intl }: PlainViewProps<'fragment'>) {
  const library = usePageLibrary()
  const failureMessage = useFailureMessage()
  const { toFailure } = useData()
  const { fragment } = block
  const { data, error, refetch } = useQuery({
    queryKey: ['page', fragment],
    queryFn: () => library.prepare(fragment),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const given = useMemo<DataRecord>(
    () =>
      Object.fromEntries(Object.entries(block.with ?? {}).map(([name, formula]) => [name, evaluateIn(formula, scope)])),
    [block, scope],
  )
  if (error)
    return (
      <FailedBlock
        message={failureMessage(error)}
        failure={toFailure(error)}
        onRetry={async () => {
          await refetch()
        }}
      />
    )
  if (!data) return <Skeleton type="fragment" label={intl.translate('page.loading')} />
  if (!isFragment(data)) return <IssueNote issues={[toNoFragment(block, data, controller.resolved.page.id)]} />
  return (
    <>
      {data.issues.length > 0 && <IssueNote issues={data.issues} />}
      <FragmentBlocks resolved={data.resolved} given={given} around={controller} place={block.id} />
    </>
  )
}

const toNoFragment = ({ fragment }: PlainViewProps<'fragment'>['block'], { resolved }: PreparedPage, file: string) => ({
  file,
  path: '/blocks',
  line: 1,
  column: 1,
  code: 'unknown-page' as const,
  message: `\`${fragment}\` is a page of the kind \`${resolved.page.kind}\`, and no fragment of blocks`,
})
