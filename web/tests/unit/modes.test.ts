// Which mode follows when another rulebook is chosen.
import { describe, expect, it } from 'vitest';
import { bookOf, booksOf, inBook } from '../../src/lib/modes';

const MODES = ['brands.classic', 'brands.teams', 'brands.skirmish', 'metro.classic', 'metro.teams'];

describe('modes', () => {
  it('belong to rulebooks, in the order in which they come', () => {
    expect(bookOf('metro.teams')).toBe('metro');
    expect(booksOf(MODES)).toEqual(['brands', 'metro']);
  });

  it.each([
    ['metro', 'brands.teams', 'metro.teams'],
    ['metro', 'brands.skirmish', 'metro.classic'],
    ['brands', 'brands.skirmish', 'brands.skirmish'],
    ['tournament', 'brands.teams', 'brands.teams'],
  ])('in %s what was %s is %s', (book, mode, expected) => {
    expect(inBook(MODES, book, mode)).toBe(expected);
  });
});
