// Questions to the server outside of a table's socket.

import { language, t } from "./words.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What to tell somebody whose wish the server did not fulfil. */
export const troubleOf = (error: unknown): string =>
  (error instanceof ApiError && error.message) || t("server-away");

/** Ask the server; throw an `ApiError` with its message, or with status 0 if it is not there. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  // Names and refusals come in the language of the page, which need not be the browser's.
  const headers: Record<string, string> = { accept: "application/json", "accept-language": language() };
  const options: RequestInit = { headers };
  if (body !== undefined) {
    options.method = "POST";
    headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const found = (await answer.json().catch(() => null)) as { error?: string; message?: string } | null;
  throw new ApiError(answer.status, found?.error ?? "broken", found?.message ?? "");
}
