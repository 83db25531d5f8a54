import { type MouseEvent, useId } from 'react'
import { evaluateCondition } from '../../../../form/index.ts'
import { PlainHead } from '../../block/PlainHead.tsx'
import { useBlockActions } from '../../useBlockActions.ts'
import { writeText } from '../../writeText.ts'
import type { PlainViewProps } from '../definition.ts'
import './group.css'

/** What answers to a press by itself, so that the group around it does not. */
const controls = 'a, button, input, select, textarea, label, [role="button"], [contenteditable="true"]'

/** Several blocks on a grid of their own; a frame around them, and what a press on them does. */
export function GroupBlockView(props: PlainViewProps<'group'>) {
  const { block, controller, scope, title, intl } = props
  const { look = 'plain', onClick } = block
  const headingId = useId()
  const style = block.tones?.find(({ when }) => evaluateCondition(when, scope, false))
  const blocks = <controller.Grid blocks={block.blocks} controller={controller} />
  const buttons = useBlockActions(controller)({
    actions: block.actions,
    scope,
    place: `${controller.place}${block.id}`,
  })
  const description = writeText(block.description, scope, intl)
  const head = <PlainHead id={headingId} title={title} description={description} buttons={buttons} />
  const tone = style?.tone === undefined ? '' : ` pw-tone-${style.tone}`
  const className = `pw-block-group-body${tone}`
  const shape = {
    ...(title ? { 'aria-labelledby': headingId } : {}),
    'data-look': look,
    'data-tone': style?.tone,
    'data-bold': style?.bold || undefined,
  }
  if (!onClick)
    return (
      <section className={className} {...shape}>
        {head}
        {blocks}
      </section>
    )
  const run = () => controller.choose(`${controller.place}${block.id}`, onClick, scope)
  const isOwn = ({ target, currentTarget }: MouseEvent) => (target as Element).closest(controls) === currentTarget
  return (
    // biome-ignore lint/a11y/useSemanticElements: it may hold headings and buttons, which a button must not
    <div
      className={className}
      {...shape}
      role="button"
      tabIndex={0}
      onClick={(event) => {
        if (isOwn(event)) run()
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        run()
      }}
    >
      {head}
      {blocks}
    </div>
  )
}
