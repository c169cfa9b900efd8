"""Cuts the two preloaded fonts from the fontsource files: Latin, the weights and optical sizes the type roles use,
kerning at one size, deltas rounded to what an eye sees. Needs fonttools and brotli; run from this folder when a role
changes weight or size, and commit the result. 132 KB become 49, 30 become 24."""

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

MODULES = "../../../node_modules/@fontsource-variable/"
PUNCTUATION = "ıŒœ˚–—‘’‚“”„•…′″‹›€™−\u0300\u0301\u0303\u0304\u0308"
CHARACTERS = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, PUNCTUATION)}
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "pnum", "lnum", "rvrn"]
TOLERANCE = 1.5  # font units, of 2,000 (Newsreader) or 1,000 (Instrument Sans) to the em


def cut(source, target, limits, kerned_at, tolerance):
    font = instantiateVariableFont(TTFont(MODULES + source), limits)
    still = instantiateVariableFont(TTFont(MODULES + source), kerned_at)
    font["GPOS"], font["GDEF"] = still["GPOS"], still["GDEF"]

    options = subset.Options(layout_features=FEATURES, hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)

    outlines, advances = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = outlines._getCoordinatesAndControls(name, advances)
        for variation in variations:
            if None in variation.coordinates:
                variation.calcInferredDeltas(points, control.endPts)
            variation.coordinates = [(round(x), round(y)) for x, y in variation.coordinates]
            variation.optimize(points, control.endPts, tolerance, outlines[name].isComposite())

    font.flavor = "woff2"
    font.save(target)


cut(
    "newsreader/files/newsreader-latin-opsz-normal.woff2",
    "newsreader-latin.woff2",
    {"wght": (380, 400, 480), "opsz": (18, 18, 56)},
    {"wght": 430, "opsz": 24},
    TOLERANCE,
)
cut(
    "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    "instrument-sans-latin.woff2",
    {"wght": (400, 400, 600)},
    {"wght": 450},
    TOLERANCE / 2,
)
