import type { ComponentType } from 'react'
import type { FormatIntl } from '../../../format/index.ts'
import type { BlockTypes, Scope } from '../../../language/index.ts'
import type { DataRecord, Registry } from '../../../registry/index.ts'
import type { SingleBlockType } from '../blocks/definition.ts'
import type { SourceState } from '../records/sourceState.ts'
import type { BlocksController } from '../useBlocksController.ts'

/** The types of blocks without a frame: texts, pictures, controls, and those that hold others. */
export type PlainBlockType = Exclude<keyof BlockTypes, SingleBlockType>

/** What draws a block without a frame. */
export interface PlainViewProps<T extends PlainBlockType = PlainBlockType> {
  readonly block: BlockTypes[T]
  /** What blocks inside of it are drawn with: they read its record. */
  readonly controller: BlocksController
  /** The names of formulas in the block. */
  readonly scope: Scope
  /** The records of its source, else of the place where it stands. */
  readonly records: readonly DataRecord[]
  /** How its source is; undefined for a block without one. */
  readonly state: SourceState | undefined
  /** The heading of the block with what its templates give; empty where it has none. */
  readonly title: string
  readonly intl: FormatIntl
  readonly registry: Registry
}

/** The shape of what stands in for a block until it is drawn. */
export interface WaitingShape {
  /** The class of its shape, by the type of a block that it resembles. */
  readonly type: string
  /** Pixels. */
  readonly height?: number
}

/** A type of block without a frame. */
export interface PlainBlockDefinition<T extends PlainBlockType = PlainBlockType> {
  readonly id: T
  readonly view: ComponentType<PlainViewProps<T>>
  /** What stands in for it until it is drawn; lines when left out. */
  readonly waiting?: (block: BlockTypes[T]) => WaitingShape
  /** Whether it draws its title itself. */
  readonly hasOwnTitle?: boolean
  /** Whether it shows all records of its source, and says itself that they are on their way, failed or missing. */
  readonly drawsRecords?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a definition is contravariant in its block
export type AnyPlainBlock = PlainBlockDefinition<any>

/** Describes a type of block without a frame. */
export const definePlainBlock = <T extends PlainBlockType>(block: PlainBlockDefinition<T>): PlainBlockDefinition<T> =>
  block
