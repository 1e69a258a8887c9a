/** The model that orders the best answers: regression trees over rank-features.ts, trained on graded queries (see bench/ranking). */
import model from './rank-model.json' with { type: 'json' };

/** Columns of a node. The left branch is the next node, the right one is an offset in nodes from the root of the tree. */
const FEATURE = 0;
const LIMIT = 1;
const RIGHT = 2;
const COLUMNS = 3;
/** A node's feature and right branch are packed into one number, so that a step reads two numbers instead of three. */
const FEATURE_BITS = 8;
/** In place of a feature at the end of a tree (-1 in the file), where the limit is the score. */
const LEAF = 2 ** FEATURE_BITS - 1;

/** The features the model was trained on, in the order its trees number them. */
export const MODEL_FEATURES: readonly string[] = model.features;

/**
 * Scores of schemes relative to the others found for the same query, from their features. The trees are removed from the imported module, which
 * would hold them in memory.
 */
export const rankScores = sumsOfTrees(model.trees.splice(0));

/**
 * `trees` have the columns above in one row. Evaluated tree by tree, so that each is read once for all schemes, because this runs in every search.
 */
export function sumsOfTrees(trees: number[][]): (features: ArrayLike<number>[]) => Float64Array {
  const rights = columnOf(trees, RIGHT);
  const branches = Int32Array.from(columnOf(trees, FEATURE), (feature, at) => ((rights[at] as number) << FEATURE_BITS) | (feature & LEAF));
  const limits = Float64Array.from(columnOf(trees, LIMIT));
  const sizes = trees.map((tree) => tree.length / COLUMNS);
  return (features) => {
    const sums = new Float64Array(features.length);
    let root = 0;
    for (const size of sizes) {
      for (let scheme = 0; scheme < features.length; scheme++) {
        const values = features[scheme] as ArrayLike<number>;
        let at = root;
        for (let branch = branches[at] as number; (branch & LEAF) !== LEAF; branch = branches[at] as number) {
          at = (values[branch & LEAF] as number) <= (limits[at] as number) ? at + 1 : root + (branch >> FEATURE_BITS);
        }
        sums[scheme] = (sums[scheme] as number) + (limits[at] as number);
      }
      root += size;
    }
    return sums;
  };
}

/** A separate function, because the closure returned above would hold the trees in memory. */
function columnOf(trees: number[][], number: number): number[] {
  return trees.flatMap((tree) => tree.filter((_, at) => at % COLUMNS === number));
}
