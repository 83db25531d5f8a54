import { evaluateIn } from '../../../../language/index.ts'
import { writeText } from '../../writeText.ts'
import type { PlainViewProps } from '../definition.ts'
import { toMediaItems } from '../media/mediaItems.ts'
import { Picture } from '../media/Picture.tsx'
import { Portrait } from '../media/Portrait.tsx'
import { OwnActions } from '../OwnActions.tsx'
import '../media/media.css'
import './hero.css'

/** A title, a text and what to do, beside a picture or on a ground of a tone. */
export function HeroBlockView({ block, controller, scope, title, intl }: PlainViewProps<'hero'>) {
  const description = writeText(block.description, scope, intl)
  const [picture] = toMediaItems(block.image === undefined ? undefined : evaluateIn(block.image, scope))
  const tone = block.tone === undefined ? '' : ` pw-tone-${block.tone}`
  return (
    <section
      className={`pw-hero${tone}`}
      aria-label={title}
      data-picture={picture === undefined ? undefined : (block.shape ?? 'landscape')}
    >
      {picture !== undefined && block.shape === 'circle' && (
        <Portrait path={picture.path} size={96} alt="" name={title} />
      )}
      <div className="pw-hero-words">
        <h2>{title}</h2>
        {description !== '' && <p>{description}</p>}
        <OwnActions block={block} controller={controller} scope={scope} isLarge />
      </div>
      {picture !== undefined && block.shape !== 'circle' && (
        <div className="pw-hero-picture">
          <Picture path={picture.path} alt="" aspect="16 / 10" isEager />
        </div>
      )}
    </section>
  )
}
