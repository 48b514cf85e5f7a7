// Who is with whom. Partners sit opposite each other: seat i and i + n/2.

/** The letter of a seat's team: A, B, C, D, by its lower seat. */
export function teamLetter(seat: number, seats: number): string {
  return String.fromCharCode(65 + (seat % (seats / 2)));
}

export function partnerOf(seat: number, seats: number): number {
  return (seat + seats / 2) % seats;
}
