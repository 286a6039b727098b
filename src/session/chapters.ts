import type { Opened } from './opening';
import { LocalAuthority } from './authority';
import type { UndoMark } from './logbook';
import type { PlayerInfo } from './types';
import { planRedo, planUndo } from './undo';
import type { UndoPlan } from './undo';

/** A game from where it began. Going on from a free table begins another one; undo leads back. */
export interface Chapter {
  readonly opened: Opened;
  readonly authority: LocalAuthority;
  marks: readonly UndoMark[];
}

export function openChapter(opened: Opened): Chapter {
  const authority = new LocalAuthority(opened.game, opened.initial);
  for (const move of opened.moves) authority.submit(move);
  return { opened, authority, marks: [] };
}

/** The chapters of a game: one is being played, those before it can be gone back to. */
export class Chapters {
  #list: readonly Chapter[];
  #at = 0;

  constructor(
    first: Opened,
    readonly players: readonly PlayerInfo[],
  ) {
    this.#list = [openChapter(first)];
  }

  get now(): Chapter {
    return this.#list[this.#at] as Chapter;
  }
  begin(opened: Opened): void {
    this.#list = [...this.#list.slice(0, this.#at + 1), openChapter(opened)];
    this.#at++;
  }

  get plan(): UndoPlan {
    return planUndo(this.now.authority, this.players);
  }
  get redoable(): number {
    return planRedo(this.now.authority, this.players);
  }
  /** Nothing is left to take back in this chapter, but there was one before it. */
  get canGoBack(): boolean {
    return this.plan.count === 0 && this.#at > 0;
  }
  get canGoForth(): boolean {
    return this.redoable === 0 && this.#at < this.#list.length - 1;
  }
  back(): void {
    this.#at--;
  }
  forth(): void {
    this.#at++;
  }
  /** A move was played: what came after is no longer to be redone. */
  forget(): void {
    this.#list = this.#list.slice(0, this.#at + 1);
  }
}
