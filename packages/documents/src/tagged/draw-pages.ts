import type { Block } from './block'
import { drawRecording } from './draw-recording'
import type { LaidOutNode } from './laid-out'
import { layOutBlocks, type TextStyle } from './lay-out-blocks'
import { recordBlock } from './paint-block'
import type { Recording } from './recording'
import type { StructureElement } from './structure'
import type { TaggedDocument } from './tagged-document'

/** Layouts that outlive a job, the latest last; about 20 KB each. */
const cachedNodes = new Map<string, LaidOutNode>()
const maxCachedNodes = 1500
/** Blocks laid out at once: the time this takes grows faster than their number. */
const atOnce = 300

const cacheNode = (key: string, node: LaidOutNode): void => {
  cachedNodes.delete(key)
  cachedNodes.set(key, node)
  for (const oldest of cachedNodes.keys()) {
    if (cachedNodes.size <= maxCachedNodes) return
    cachedNodes.delete(oldest)
  }
}

/** What one job has laid out and drawn so far; it holds names, so it is dropped with the job. */
export class DrawnBlocks {
  readonly laid = new Map<string, LaidOutNode>()
  readonly #recordings = new Map<string, Recording>()
  readonly #file: TaggedDocument
  readonly #width: number
  readonly #style: TextStyle
  /** What a layout depends on besides the block: the language decides where words are hyphenated. */
  readonly #setting: string

  /** Blocks are as wide as `width` (points), in the file's language. */
  constructor(file: TaggedDocument, width: number, style: TextStyle) {
    this.#file = file
    this.#width = width
    this.#style = style
    this.#setting = JSON.stringify([file.language, width, style])
  }

  /** Lays out those of the blocks that are new. */
  async layOut(blocks: Iterable<Block>): Promise<void> {
    const fresh = new Map<string, Block>()
    for (const block of blocks) {
      if (this.laid.has(block.id)) continue
      const known = block.isCacheable ? cachedNodes.get(this.#keyOf(block)) : undefined
      if (known) this.laid.set(block.id, known)
      else fresh.set(block.id, block)
    }
    const found = [...fresh.values()]
    for (let start = 0; start < found.length; start += atOnce) {
      const some = found.slice(start, start + atOnce)
      for (const [id, node] of await layOutBlocks(some, this.#width, this.#style)) {
        this.laid.set(id, node)
        const block = fresh.get(id)
        if (block?.isCacheable) cacheNode(this.#keyOf(block), node)
      }
    }
  }

  #keyOf({ id }: Block): string {
    return `${this.#setting} ${id}`
  }

  /** Draws a laid-out block on the current page; as an artifact if it has no parent. */
  drawBlock(id: string, node: LaidOutNode, left: number, top: number, parent?: StructureElement): void {
    const recording = this.#recordings.get(id) ?? recordBlock(this.#file, node)
    this.#recordings.set(id, recording)
    drawRecording(this.#file, recording, left, top, parent)
  }
}
