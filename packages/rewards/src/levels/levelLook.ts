import type { LevelNumber } from '@member/ui'
import { t } from './wordsName.ts'

/** Name of a level, and the two colours around its medal. */
export interface LevelLook {
  level: LevelNumber
  name: string
  /** Name of the level, with a number if several levels share the name. */
  distinctName: string
  colours: readonly [light: string, dark: string]
}

const colours: Record<LevelNumber, LevelLook['colours']> = {
  1: ['#f1f4f8', '#8d99a8'],
  2: ['#ffe28a', '#c58a12'],
  3: ['#dff6f2', '#4f9d97'],
  4: ['#d8ecff', '#3f7fd1'],
  5: ['#e9d9ff', '#7b4fc0'],
  6: ['#ffd9e2', '#b23a58'],
}

const isLevel = (level: number): level is LevelNumber => level in colours

/** Returns a level's name and colours; an unknown level gets those of level 1. */
export const levelLook = (asked: number): LevelLook => {
  const level = isLevel(asked) ? asked : 1
  const name = t.name[level]
  const isShared = Object.values(t.name).filter((each) => each === name).length > 1
  return { level, name, distinctName: isShared ? `${name} ${level}` : name, colours: colours[level] }
}
