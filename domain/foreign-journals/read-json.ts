/** JSON of another app, read without trust: what is not of the expected type is as if it were not there. */
import { isObject } from "#domain/copy/read-entry.ts";
import { scanJson } from "#domain/copy/scan-json.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** Undefined when it is no JSON, or deeper than anybody writes. */
export function readJson(text: string): unknown {
  const plain = text.replace(/^\uFEFF/, "");
  if (scanJson(plain) !== "whole") return undefined;
  try {
    return JSON.parse(plain);
  } catch {
    return undefined;
  }
}

export function readObject(text: string): JsonObject | null {
  const value = readJson(text);
  return isObject(value) ? value : null;
}

export function textAt(from: JsonObject | null, name: string): string {
  const value = from?.[name];
  return typeof value === "string" ? value : "";
}

/** A finite number; figures in a text count as one. */
export function numberAt(from: JsonObject | null, name: string): number | null {
  const value = from?.[name];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

export function objectAt(from: JsonObject | null, name: string): JsonObject | null {
  const value = from?.[name];
  return isObject(value) ? value : null;
}

export function listAt(from: JsonObject | null, name: string): readonly unknown[] {
  const value = from?.[name];
  return Array.isArray(value) ? value : [];
}

export function objectsAt(from: JsonObject | null, name: string): readonly JsonObject[] {
  return listAt(from, name).filter(isObject);
}

export function textsAt(from: JsonObject | null, name: string): readonly string[] {
  return listAt(from, name).filter((value) => typeof value === "string");
}
